/** Runs in the page: whether the site's scripts have started and handle links and buttons. */
export function isLive(): boolean {
  return document.querySelector('#app[data-ready]') !== null
}
