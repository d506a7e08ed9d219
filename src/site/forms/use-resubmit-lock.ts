import { useEffect, useRef, useState } from 'react';

const resubmitLockMs = 2_000;

type ResubmitLock = {
  submittedRecently: boolean;
  lock: () => void;
  /** The current value of `submittedRecently`, without waiting for a render. */
  isLocked: () => boolean;
};

/** Blocks further submits for two seconds after one. */
export function useResubmitLock(): ResubmitLock {
  const [submittedRecently, setSubmittedRecently] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lock = () => {
    clearTimeout(timer.current);
    setSubmittedRecently(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setSubmittedRecently(false);
    }, resubmitLockMs);
  };
  return { submittedRecently, lock, isLocked: () => timer.current !== undefined };
}
