import { CRAWLER } from '@belvedere/ui/device.ts'

/**
 * Programs that read the page get it as it is. The header waits for all others, see its styles, and
 * no longer than four seconds.
 */
const WAIT = `let come=()=>delete m.waiting;m.waiting='';addEventListener('load',come,{once:true});setTimeout(come,4e3);`

/**
 * What the splash does is CSS, and needs no script: it draws the mark in as many rounds as
 * `--rounds` says, one a second, and then fades. To leave early asks for fewer: for as many as have
 * begun, or for the part of one that is drawn by `now`. Nothing that comes later asks for more.
 * Where animations are off or stand still, the splash goes at once.
 */
const LEAVE = `rounds=3,leave=now=>{let s=self.splash,a=s?.getAnimations()[0],t=a?.currentTime/1e3;if(s&&!m.splash)a?.playState=='running'?s.style.setProperty('--rounds',rounds=Math.min(rounds,now?t:Math.ceil(t)||1)):end(0)}`

/**
 * Whoever waits for the fade hears `splash:leave` in the frame it begins in. The attribute of the
 * root outlasts the fade by what the page beneath still does; with it goes the splash itself.
 */
const END = `end=ms=>{m.splash='leaving';on.abort();d.dispatchEvent(new Event('splash:leave'));setTimeout(()=>{delete m.splash;splash.remove()},ms)}`
const LEAVING = `addEventListener('animationstart',e=>e.target.id=='splash'&&end(2700),on);`

/**
 * The page is there, or a visitor does something, or puts the tab away. After five seconds the fade
 * has begun, unless animations are off and nothing else has happened. With the page's load it waits
 * for the next frame, which works out its styles anyway.
 */
const REASONS = `addEventListener('load',()=>requestAnimationFrame(()=>leave(calm.matches)),on);for(let e of['pointerdown','keydown','wheel','visibilitychange'])addEventListener(e,leave,on);setTimeout(leave,5e3);`

/**
 * Once for each tab, and never where storage is refused, nor in a frame. A tab in the background has
 * it when somebody looks, unless it would stand still before a page that is there. Listeners take
 * the controller for their options: what they read of them is its signal.
 */
const SPLASH = `let calm=matchMedia('(prefers-reduced-motion:reduce)'),on=new AbortController,${END},${LEAVE},begin=()=>{try{if(self==top&&!sessionStorage.splash){sessionStorage.splash=1;m.splash='';${LEAVING}${REASONS}}}catch{}};d.hidden?addEventListener('visibilitychange',()=>calm.matches||begin(),{once:true}):begin();`

const script = (acts: string) =>
  `{let d=document,m=d.documentElement.dataset;if(!${CRAWLER}.test(navigator.userAgent)){${acts}}}`

const waiting = script(WAIT)
const opening = script(WAIT + SPLASH)

/** The one script inside a document, which marks the root before anything is shown. */
export function openingScript(hasSplash: boolean): string {
  return hasSplash ? opening : waiting
}
