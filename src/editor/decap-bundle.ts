// biome-ignore-all lint/suspicious/noTemplateCurlyInString: parts of Decap's code

// Expressions of Decap's bundle, as installed and as they have to be. See docs/decisions/0029-changes-to-decap.md.
type Changes = readonly (readonly [installed: string, needed: string])[];

/** For every site. */
const patches: Changes = [
  // After a rejected save, Decap treats a published entry as if it had an open pull request, so it can never be saved again.
  [
    'case rd:return e.setIn(["entities",`${t.payload.collection}.${t.payload.slug}`,"isPersisting"],!1)',
    'case rd:{const n=["entities",`${t.payload.collection}.${t.payload.slug}`];return 1===e.getIn(n)?.size?e.deleteIn(n):e.setIn([...n,"isPersisting"],!1)}',
  ],
  // Restored what a writer had typed before the tab closed while the entry was still loading, and then replaced it with the entry.
  [
    'if(!e.localBackup&&this.props.localBackup&&(window.confirm(',
    'const loaded=e=>e.localBackup&&e.entryDraft.get("entry");if(!loaded(e)&&loaded(this.props)&&(window.confirm(',
  ],
  // Without a Latin letter in its short name, a new entry would get an empty file name, which no backend accepts.
  ['s=jl(r,a,i,t,o);', 's=window.fileNameOf(i,e.get("name"));'],
  // Only if a field was empty did a message say that nothing was saved; a text that is too long may be far from what is in view.
  ['a.some(e=>e.some(e=>e.type&&e.type===Cu))&&n', 'window.showFirstFault(),n'],
  ['o.some(e=>e.some(e=>e.type&&e.type===Cu))&&t', 'window.showFirstFault(),t'],
  // Looked for every picture in the folder that new ones of its collection are stored in, so those in others were not shown.
  ['return(0,aa.join)(o,Vo(r))}', 'return window.storedPicture(r)??(0,aa.join)(o,Vo(r))}'],
  // Decap put this name in front of every error message from a host.
  ['this.name="API_ERROR"', 'this.name=""'],
];

/**
 * For a site in several languages: files of the default language (`DEFAULT`) have no language in their name, single files have
 * translations beside them too, and a translation without words is not written.
 */
const translated: Changes = [
  // The name of a language's file, and the way back.
  [
    'case Ph.MULTIPLE_FILES:return n.replace(new RegExp(`${ul()(t)}$`),`${i}.${t}`)',
    'case Ph.MULTIPLE_FILES:return i===DEFAULT?n:n.replace(new RegExp(`${ul()(t)}$`),`${i}.${t}`)',
  ],
  [
    'case Ph.MULTIPLE_FILES:return n.slice(0,-`.${t}`.length).split(".").pop()',
    'case Ph.MULTIPLE_FILES:{const e=n.slice(0,-`.${t}`.length).split(".").pop();return e.includes("/")?DEFAULT:e}',
  ],
  ['case Ph.MULTIPLE_FILES:return t.replace(`.${n}`,"")', 'case Ph.MULTIPLE_FILES:return n===DEFAULT?t:t.replace(`.${n}.`,".")'],
  // The relation widget's search, which expects the default language in the file name.
  ['n===Ph.MULTIPLE_FILES?`${e}\\\\.${t}\\\\..*`:e', 'e'],
  // Refuses translations beside single files, although everything else can handle them.
  [
    'if(e&&e.structure!==Ph.SINGLE_FILE)throw new Error(`i18n configuration for files',
    'if(false)throw new Error(`i18n configuration for files',
  ],
  // Fails on an entry that is not translated yet.
  ['t=t.setIn(r,n(t.getIn(r)))', 't.getIn(r)&&(t=t.setIn(r,n(t.getIn(r))))'],
  // Copies the original's references into a translation, because their hidden fields report a change when they open.
  [
    'onChange=(e,t,n)=>{this.props.onChange(e,t,n,this.getI18n())}',
    'onChange=(e,t,n)=>{Dh(this.props.collection)&&this.isFieldHidden(e)||this.props.onChange(e,t,n,this.getI18n())}',
  ],
  // Each attempt to save switched to the default language. Now the writer's language returns, unless a field needs attention.
  [
    'return new Promise(t=>this.setState({selectedLocale:e},t))',
    'const n=this.state.selectedLocale;return new Promise(t=>this.setState({selectedLocale:e},()=>{t();setTimeout(()=>this.props.fieldsErrors.isEmpty()&&this.setState({selectedLocale:n}),100)}))',
  ],
  // Compared only the language of the last change with what is saved; a field of the original that merely opened said that an unsaved
  // translation was saved.
  [
    'const c=e.getIn(["entry",...u]),d=e.getIn(["entry","meta"]);e.set("hasChanged",!o.some(e=>c.equals(e.get(...u)))',
    'const c=e.get("entry"),d=e.getIn(["entry","meta"]);e.set("hasChanged",!o.some(e=>["data","i18n"].every(t=>c.get(t,(0,Rr.Map)()).equals(e.get(t,(0,Rr.Map)()))))',
  ],
  // Kept the errors of a language's fields once another language replaced them: nothing could be saved anymore, and no message said so.
  [
    'isAncestorOfFieldError=()=>{const{fieldsErrors:e}=this.props;',
    'componentWillUnmount(){this.props.clearFieldErrors(this.uniqueFieldId)}isAncestorOfFieldError=()=>{const{fieldsErrors:e}=this.props;',
  ],
  // Keeps files without any text.
  ['.filter(e=>e.raw)}', '.filter(e=>e.raw.trim())}'],
  // Deletes a file in every language; GitHub refuses to delete one that does not exist.
  ['Dh(t)&&(u=Uh(t,o,i,n))', 'Dh(t)&&(u=[i,...Uh(t,o,i,n).filter((e,n)=>e!==i&&l?.hasIn(["i18n",Lh(t).locales[n],"data"]))])'],
];

/** Decap's bundle for a site in these languages, the default first. Throws if Decap was updated and no longer has the parts to change. */
export function patchedBundle(bundle: string, [first = '', ...further]: readonly string[]): string {
  const changes = [...patches, ...(further.length > 0 ? translated : [])];
  return changes.reduce((text, [installed, needed]) => {
    const [before, after, ...more] = text.split(installed);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`Decap's bundle has changed; see src/editor/decap-bundle.ts: ${installed}`);
    return `${before}${needed.replaceAll('DEFAULT', JSON.stringify(first))}${after}`;
  }, bundle);
}
