/** Replaces the bundlers' file of illustrations in the preview. */
export default illustrationsOfBuild;
