/** Makes Decap fit a phone. Decap names its classes after its components; the style sheet only adds to what it has. */
export const phoneStyles = `
`;
