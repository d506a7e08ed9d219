import styled from '@emotion/styled';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { nextFrame } from '../edge/next-task';
import { arrival } from '../session/arrival';

/* Holds the place of the rest: twice the window's height, so that scrolling down by one window does not reach the footer. */
const Room = styled.div`
  height: 200vh;
`;

/** Announces its content before it is painted. */
function Arriving({ children }: { children: ReactNode }) {
  useLayoutEffect(arrival.complete, []);
  return children;
}

/**
 * Everything below the first section of a page. After a click on a link, that section is painted first, and the rest follows in
 * short tasks: rendered and laid out at once, a long page would keep a slow phone busy for a quarter of a second.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [topFirst] = useState(arrival.topFirst);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (topFirst) void nextFrame().then(() => startTransition(() => setPainted(true)));
  }, [topFirst]);
  if (!topFirst) return children;
  return painted ? <Arriving>{children}</Arriving> : <Room />;
}
