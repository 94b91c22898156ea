import type { Unused } from './leave-out.ts'

const NO = 'undefined'

/** Words for developers, who have them in development. */
const warnings: Unused = { calls: ['warning', 'warnOnce'] }

/** Promises in the data of a page: ours has none. */
const promises: Unused = { variables: ['AwaitErrorBoundary'] }

/** Server components, and what only the framework around the router brings along. */
const serverComponents: Unused = { calls: ['useIsRSCRouterContext'] }

const fetchers: Unused = { calls: ['newState.fetchers.forEach', 'deletedFetchers.forEach'] }

/** Each of our routes has a screen for errors of its own. */
const errorScreen: Unused = {
  functions: ['RSCErrorHandler', 'DefaultErrorComponent'],
  calls: ['warningOnce'],
  values: { 'this.context': NO, defaultErrorElement: NO, locationArg: NO },
}

/** Somebody who navigates outside of routes: all of ours stands within them. */
const navigation: Unused = { functions: ['useNavigateUnstable'], calls: ['warning'] }

/** The state of the first page is handed over: it stands in the document in our own way. */
const options: Unused = {
  functions: ['parseHydrationData'],
  calls: ['warning'],
  values: {
    'opts?.basename': NO,
    'opts?.dataStrategy': NO,
    'opts?.future': NO,
    'opts?.getContext': NO,
    'opts?.instrumentations': NO,
    'opts?.patchRoutesOnNavigation': NO,
    'opts?.window': NO,
    remixContext: NO,
  },
}

/** What the site does not ask of React Router's components and hooks. */
export const unusedComponents = {
  'components.js': [warnings, promises, serverComponents, fetchers],
  'hooks.js': [errorScreen, navigation],
  'dom/lib.js': [options],
}
