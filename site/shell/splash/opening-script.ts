import { CRAWLER } from '@belvedere/ui/device.ts'

/**
 * Crawlers get the page without header animation and splash. For visitors the header waits for the
 * load event (see its styles), at most four seconds.
 */
const WAIT = `let show=()=>delete m.waiting;m.waiting='';addEventListener('load',show,{once:true});setTimeout(show,4e3);`

/**
 * The splash is animated by CSS: it draws the mark `--rounds` times, one second each, and then
 * fades. Leaving early lowers that number: to the rounds that have begun, or with `now` to the
 * drawn part. It is never raised. If animations are off or paused the splash ends at once.
 */
const LEAVE = `rounds=3,leave=now=>{let s=self.splash,a=s?.getAnimations()[0],t=a?.currentTime/1e3;if(s&&!m.splash)a?.playState=='running'?s.style.setProperty('--rounds',rounds=Math.min(rounds,now?t:Math.ceil(t)||1)):end(0)}`

/**
 * `splash:leave` fires in the frame in which the splash starts to leave. The attribute of the root
 * stays until the animations of the page beneath have ended; the splash is removed with it. All of
 * this happens even if the flight (`fly`) fails.
 */
const END = `end=ms=>{try{reduced.matches||ms&&fly()}catch{}m.splash='leaving';on.abort();d.dispatchEvent(new Event('splash:leave'));setTimeout(()=>{delete m.splash;splash.remove()},ms)}`
const LEAVING = `addEventListener('animationstart',e=>e.target.id=='splash'&&end(2700),on);`

/**
 * The splash leaves when the page has loaded, at any interaction, when the tab is hidden, and at
 * the latest after five seconds. After the load it waits for the next frame, which computes styles
 * anyway.
 */
const REASONS = `addEventListener('load',()=>requestAnimationFrame(()=>leave(reduced.matches)),on);for(let e of['pointerdown','keydown','wheel','visibilitychange'])addEventListener(e,leave,on);setTimeout(leave,5e3);`

/**
 * Once per tab; not without storage, and not in a frame. A tab in the background shows it when it
 * becomes visible, except with reduced motion, where it would only delay the page. Listeners get
 * the controller as their options, of which only `signal` is read.
 */
const splash = (fly: string) =>
  `let reduced=matchMedia('(prefers-reduced-motion:reduce)'),on=new AbortController,${fly},${END},${LEAVE},begin=()=>{try{if(self==top&&!sessionStorage.splash){sessionStorage.splash=1;m.splash='';${LEAVING}${REASONS}}}catch{}};d.hidden?addEventListener('visibilitychange',()=>reduced.matches||begin(),{once:true}):begin();`

const script = (acts: string) =>
  `{let d=document,m=d.documentElement.dataset;if(!${CRAWLER}.test(navigator.userAgent)){${acts}}}`

type Options = {
  hasSplash: boolean
  /** Declares `fly()`, by which the theme sends something from the mark to the page. */
  flight: string
  /** Chooses words by the clock, if the theme does that. */
  evening: string
}

/**
 * The inline script of a document. It marks the root before the first paint. Crawlers read the words of
 * the day.
 */
export function openingScript({ hasSplash, flight, evening }: Options): string {
  return script(evening + WAIT + (hasSplash ? splash(flight) : ''))
}
