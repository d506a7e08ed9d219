/** Messages between the open tabs of this site; without support for that, they go nowhere. */
type TabChannel = {
  send: (message: string) => void;
  /** Returns a function that stops listening. An open channel may keep a page out of the back/forward cache: listen only while needed. */
  listen: (hear: (message: string) => void) => () => void;
};

export function tabChannel(name: string): TabChannel {
  // Firefox throws where cookies are blocked.
  const open = () => {
    try {
      return new BroadcastChannel(name);
    } catch {
      return undefined;
    }
  };
  return {
    send: (message) => {
      const channel = open();
      channel?.postMessage(message);
      channel?.close();
    },
    listen: (hear) => {
      const channel = open();
      channel?.addEventListener('message', ({ data }) => hear(String(data)));
      return () => channel?.close();
    },
  };
}
