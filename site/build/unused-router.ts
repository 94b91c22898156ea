import type { Unused } from './leave-out.ts'

const NO = 'undefined'

/** Routes that are fetched, found or changed later: ours are all there from the start. */
const laterRoutes: Unused = {
  functions: [
    ...['cancelDiscoveryNavigation', 'discoverRoutes', 'patchRoutes', 'patchRoutesImpl'],
    ...['_internalSetRoutes', 'setHmrRoutes', 'getDataStrategyMatchLazyPromises'],
    ...['loadLazyRoute'],
  ],
  calls: ['dataRoutes.commitHmrRoutes'],
  variables: ['loadLazyRouteProperty'],
  values: {
    'init.patchRoutesOnNavigation': NO,
    'future.unstable_customRouteDiscovery': NO,
    'future.unstable_routePatternMatching': NO,
    'fogOfWar.active': 'false',
    isFogOfWar: 'false',
    initialMatchesIsFOW: 'false',
    'route.lazy': NO,
    'm.route.lazy': NO,
    lazy: NO,
    lazyHandlerPromise: NO,
    lazyRoutePromise: NO,
  },
}

/** What may stand around a loader: ours is called as it is. */
const middleware: Unused = {
  functions: ['runClientMiddlewarePipeline'],
  values: {
    'init.dataStrategy': NO,
    'init.getContext': NO,
    'init.instrumentations': NO,
    'm.route.middleware': NO,
    'route.middleware': NO,
    middleware: NO,
    handlerOverride: NO,
    isStaticHandler: 'false',
  },
}

/** Forms that the router sends: ours are links with other parameters, or islands. */
const submissions: Unused = {
  functions: ['handleAction', 'getSubmissionFromNavigation', 'isSubmissionNavigation'],
  values: {
    'opts.submission': NO,
    'opts.pendingError': NO,
    'opts.fetcherSubmission': NO,
    'state.actionData': NO,
    'state.navigation.formMethod': NO,
    'newState.actionData': NO,
    pendingActionResult: NO,
    pendingError: NO,
    submission: NO,
    fetcherSubmission: NO,
    activeSubmission: NO,
    isActionReload: 'false',
    isAction: 'false',
  },
}

/** Data that is loaded without a navigation. */
const fetchers: Unused = {
  functions: [
    ...['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'getFetcher', 'resetFetcher'],
    ...['deleteFetcher', 'queueFetcherForDeletion', 'abortFetcher', 'markFetchersDone'],
    ...['markFetchRedirectsDone', 'abortStaleFetchLoads', 'getUpdatedRevalidatingFetchers'],
  ],
  calls: [
    ...['fetchLoadMatches.forEach', 'revalidatingFetchers.forEach', 'state.fetchers.forEach'],
    ...['fetchersQueuedForDeletion.forEach', 'unmountedFetchers.forEach'],
    ...['mountedFetchers.forEach'],
  ],
  values: { 'revalidatingFetchers.length': '0', 'fetchReloadIds.size': '0', 'redirect.key': NO },
}

/** Something that keeps a visitor from leaving a page. */
const blockers: Unused = {
  functions: ['getBlocker', 'updateBlocker', 'shouldBlockNavigation', 'deleteBlocker'],
  calls: ['state.blockers.forEach'],
  values: { 'blockers.size': '0', blockerKey: NO, unblockBlockerHistoryUpdate: NO },
}

/** Words for developers, who have them in development. */
const warnings: Unused = { calls: ['warning'] }

/** What the site does not ask of React Router's core, `lib/router`. */
export const unusedRouter = {
  'router/router.js': [laterRoutes, middleware, submissions, fetchers, blockers, warnings],
  'router/utils.js': [warnings],
}
