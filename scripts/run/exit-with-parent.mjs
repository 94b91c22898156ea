/*
 * Preloaded into a program with `node --import`: ends the program and its process group when the
 * launcher is gone. A launcher that was killed cannot end them itself.
 */
const launcher = Number(process.env.BELVEDERE_LAUNCHER)
const first = process.env.BELVEDERE_EXIT_SIGNAL === 'SIGKILL' ? 'SIGKILL' : 'SIGTERM'
// Child processes of this program have another parent, so they must not inherit it.
delete process.env.BELVEDERE_LAUNCHER

if (launcher) {
  const watch = setInterval(() => {
    if (process.ppid === launcher) return
    clearInterval(watch)
    signal(first)
    setTimeout(signal, 4000, 'SIGKILL').unref()
  }, 250)
  watch.unref()
}

/** @param {NodeJS.Signals} name */
function signal(name) {
  try {
    process.kill(-process.pid, name)
  } catch {
    process.kill(process.pid, name)
  }
}
