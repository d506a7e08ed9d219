let displays = 0;

/** Registers an error display in the page; returns a function that unregisters it. */
export function noteFailure(): () => void {
  displays += 1;
  return () => {
    displays -= 1;
  };
}

/** Whether an error display is in the page. The failure is still in memory then, so only a full load recovers from it. */
export const pageHasFailed = () => displays > 0;
