/*
 * Preloaded by launch.mjs into every Node program: when the launcher is gone, the program stops
 * itself as the launcher would have stopped it. A launcher that was killed cannot do so.
 */
import { signalGroup, whenParentGone } from './processes.mjs'

const [launcher, signal, graceMs] = process.env.BELVEDERE_PARENT?.split(' ') ?? []
// Child processes of this program have another parent, so they must not inherit it.
delete process.env.BELVEDERE_PARENT

if (launcher)
  whenParentGone(Number(launcher), () => {
    signalGroup(process.pid, /** @type {NodeJS.Signals} */ (signal))
    setTimeout(() => signalGroup(process.pid, 'SIGKILL'), Number(graceMs)).unref()
  })
