import { CRAWLER } from '@belvedere/ui/device.ts'

/**
 * When the splash begins to fade, in milliseconds after its first frame: a round of the mark is
 * over by then. Its stylesheet has it fade a moment later where nothing is heard of the page.
 */
const ROUND_MS = 2700

/** Programs that read the page get it as it is. The header waits for all others, see its styles. */
const WAIT = `m.waiting='';addEventListener('load',()=>delete m.waiting);`

/**
 * The fade is one CSS animation that needs no script. To leave early moves its beginning, never to
 * a later moment; whoever waits for it hears \`splash:leave\` in the frame it begins in. Whatever a
 * visitor does ends it, and so does a tab that is put away.
 */
const LEAVE = `let leave=at=>d.getElementById('splash')?.getAnimations().forEach(({effect:e,currentTime:t})=>e.updateTiming({delay:Math.min(e.getTiming().delay,Math.max(at,t))})),loaded=()=>leave(matchMedia('(prefers-reduced-motion:reduce)').matches?0:${ROUND_MS}),on=(type,act)=>d.addEventListener('animation'+type,({target:t})=>t.id=='splash'&&act());`

/**
 * Once for each tab, and never where storage is refused; not in a frame, not for a page that was
 * reloaded or come back to, and in a tab in the background not before somebody looks at it.
 */
const SPLASH = `${LEAVE}let begin=()=>{try{if(self!=top||sessionStorage.splash||performance.getEntriesByType('navigation')[0].type!='navigate')return;sessionStorage.splash=1}catch{return}m.splash='';on('start',()=>{m.splash='leaving';d.dispatchEvent(new Event('splash:leave'))});on('end',()=>setTimeout(()=>delete m.splash,1e3));for(let type of['pointerdown','keydown','wheel','visibilitychange'])addEventListener(type,()=>leave(0),{passive:true});d.readyState=='complete'?loaded():addEventListener('load',loaded)};d.hidden?addEventListener('visibilitychange',begin,{once:true}):begin();`

const script = (acts: string) =>
  `{let d=document,m=d.documentElement.dataset;if(!${CRAWLER}.test(navigator.userAgent)){${acts}}}`

const waiting = script(WAIT)
const opening = script(WAIT + SPLASH)

/** The one script inside a document, which marks the root before anything is shown. */
export function openingScript(hasSplash: boolean): string {
  return hasSplash ? opening : waiting
}
