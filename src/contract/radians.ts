export const radians = (degrees: number) => (degrees * Math.PI) / 180;
