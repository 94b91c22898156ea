import { CRAWLER } from '@belvedere/ui/device.ts'

/**
 * When the splash begins to fade, in milliseconds after its first frame: a round of the mark is
 * over by then. Its stylesheet has it fade a moment later where nothing is heard of the page.
 */
const ROUND_MS = 2700

/** Programs that read the page get it as it is. The header waits for all others, see its styles. */
const WAIT = `m.waiting='';addEventListener('load',()=>delete m.waiting);`

/**
 * The fade is one CSS animation that needs no script. To leave early moves its beginning; whoever
 * waits for it hears `splash:leave` in the frame it begins in. The mark on the root outlasts the
 * fade by what the page beneath still does.
 */
const LEAVE = `leave=at=>self.splash?.getAnimations().forEach(a=>m.splash||a.effect.updateTiming({delay:Math.max(at,a.currentTime)}))`
const LEAVING = `addEventListener('animationstart',e=>{if(e.target.id=='splash'){m.splash='leaving';d.dispatchEvent(new Event('splash:leave'));setTimeout(()=>delete m.splash,2e3)}});`

/** The page is there, or a visitor does something, or puts the tab away. */
const REASONS = `addEventListener('load',()=>leave(calm?0:${ROUND_MS}));for(let e of['pointerdown','keydown','wheel','visibilitychange'])addEventListener(e,()=>leave(0));`

/**
 * Once for each tab, and never where storage is refused, nor in a frame. A tab in the background has
 * it when somebody looks, unless it would stand still before a page that is there.
 */
const SPLASH = `let calm=matchMedia('(prefers-reduced-motion:reduce)').matches,${LEAVE},begin=()=>{try{if(self==top&&!sessionStorage.splash){sessionStorage.splash=1;m.splash='';${LEAVING}${REASONS}}}catch{}};d.hidden?calm||addEventListener('visibilitychange',begin,{once:true}):begin();`

const script = (acts: string) =>
  `{let d=document,m=d.documentElement.dataset;if(!${CRAWLER}.test(navigator.userAgent)){${acts}}}`

const waiting = script(WAIT)
const opening = script(WAIT + SPLASH)

/** The one script inside a document, which marks the root before anything is shown. */
export function openingScript(hasSplash: boolean): string {
  return hasSplash ? opening : waiting
}
