export const mediaType = (request: Request) => request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether a browser itself posted a form. */
export const isForm = (request: Request) => mediaType(request) === 'application/x-www-form-urlencoded';
