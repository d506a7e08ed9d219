import { px } from '../site/theme/space';

/** Decap's own styles for small screens begin below this width; its editor has none. */
const narrowTo = 799;
const fingerWidth = 44;
/** Of the round buttons that switch to the preview and to the languages, and of the space around them. */
const roundButton = 40;
const gap = 8;
const avatarWidth = 60;

/** Below this width, either the fields or the preview show. */
export const narrowScreen = `(max-width: ${px(narrowTo)})`;

/** A part of Decap, by the component name in its class; `body` outweighs Decap's own rules. */
const part = (component: string) => `body [class*="-${component}"]`;

/**
 * Makes Decap's editor fit a phone: a toolbar that wraps and stays in view, fields or preview at full width, targets that a
 * finger can hit, and messages below the toolbar's buttons instead of on them. The buttons that switch to the preview and to the
 * languages are in the toolbar, because they would cover what stays above a long text. Inputs of 16 px keep iOS from zooming in.
 */
export const phoneStyles = `@media ${narrowScreen} {
  ${part('EditorContainer')} {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding-top: 0;
  }
  ${part('EditorContainer')} > :last-child {
    flex: 1;
    width: 100%;
    height: auto;
    min-height: 0;
  }
  ${part('ToolbarContainer')} {
    position: relative;
    flex: none;
    flex-wrap: wrap;
    min-width: 0;
    height: auto;
  }
  ${part('toolbarSection')} {
    height: auto;
    border: 0;
  }
  ${part('ToolbarSectionBackLink')} {
    flex: 1;
    min-width: 0;
    min-height: 56px;
    padding-right: ${px(2 * (roundButton + gap))};
  }
  ${part('ToolbarSectionBackLink')} > * { min-width: 0; }
  ${part('BackCollection')} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${part('ToolbarSectionMeta')} a { display: none; }
  ${part('ToolbarSectionMain')} {
    flex: 1 0 100%;
    flex-wrap: wrap;
    justify-content: flex-start;
    gap: 8px;
    order: 1;
    padding: 0 8px 8px;
  }
  ${part('ToolbarSubSectionFirst')} { display: contents; }
  ${part('ToolbarDropdown')} { margin: 0; }
  ${part('ToolbarButton')}, ${part('ToolbarDropdown')} [role=button] {
    height: ${px(fingerWidth)};
    margin: 0;
    line-height: ${px(fingerWidth)};
  }
  ${part('ToolbarDropdown')} [role=button]::after { top: 20px; }
  ${part('ViewControls')} {
    display: flex;
    gap: ${px(gap)};
    position: fixed;
    top: ${px(gap)};
    right: ${px(avatarWidth)};
    z-index: 301;
  }
  ${part('ViewControls')} [title="Sync scrolling"] { display: none; }
  ${part('ControlPaneContainer')} > [class*="-ControlPaneContainer"] { padding-top: 20px; }
  body .SplitPane.vertical > .Pane1, body .SplitPane.vertical > .Resizer { display: none; }
  body .SplitPane.vertical > .Pane2 { width: 100%; }
  ${part('StyledListItemTopBar')} { height: ${px(fingerWidth)}; }
  ${part('TopBarButton')} {
    min-width: ${px(fingerWidth)};
    min-height: ${px(fingerWidth)};
  }
  ${part('AddButton')}, ${part('ExpandButton')}, ${part('CloseButton')}, ${part('FileWidgetButton')}, ${part('Buttons')} > button {
    min-width: ${px(fingerWidth)};
    min-height: ${px(fingerWidth)};
  }
  body :has(> input[type^=date]):has(> [class*="-Buttons"]) {
    flex-wrap: wrap;
    gap: 0 ${px(gap)};
  }
  ${part('ToggleContainer')}::before {
    content: "";
    position: absolute;
    inset: ${px((20 - fingerWidth) / 2)} 0;
  }
  body [aria-label^="Remove "] {
    min-width: ${px(fingerWidth)};
    min-height: ${px(fingerWidth)};
    justify-content: center;
  }
  body :has(> [aria-label^="Remove "]) { align-items: center; }
  body .Toastify__toast-container {
    top: auto;
    bottom: env(safe-area-inset-bottom);
  }
  body input, body textarea, body [data-slate-editor] { font-size: 16px; }
}
`;
