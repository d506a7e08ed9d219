let displays = 0;

/** Notes an error display in the page; gives back what takes the note away. */
export function noteFailure(): () => void {
  displays += 1;
  return () => {
    displays -= 1;
  };
}

/** Whether an error display is in the page. What failed is still in memory then, so that only a full load leads on. */
export const pageHasFailed = () => displays > 0;
