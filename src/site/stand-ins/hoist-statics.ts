/** Properties that belong to a component itself. */
const own =
  /^(childContextTypes|contextTypes?|defaultProps|displayName|getDefaultProps|getDerivedStateFrom\w+|mixins|propTypes|type|render|compare|\$\$typeof)$/;

/** Replaces `hoist-non-react-statics`: copies the static properties of `source` that `target` lacks. */
export default function hoistStatics<Target extends object>(target: Target, source: object): Target {
  const lacking = Object.entries(Object.getOwnPropertyDescriptors(source)).filter(([name]) => !(name in target) && !own.test(name));
  return Object.defineProperties(target, Object.fromEntries(lacking));
}
