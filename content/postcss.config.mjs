import dropDocumentWide from './studio/drop-document-wide.mjs'

/** Read by Next for every stylesheet of the studio. */
export default { plugins: [dropDocumentWide()] }
