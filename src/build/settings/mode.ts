/** Whether `gatsby develop` runs. */
export const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Whether `gatsby build` runs. */
export const isProduction = () => process.env.NODE_ENV === 'production';
