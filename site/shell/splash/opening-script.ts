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
 * The sun of the mark flies to the sun of the first block (design.md, "The sun hands over"), which
 * is hidden until then. There is no flight if one of them is missing, if the sun of the page is below
 * the view, or if the page is scrolled. Measured before the attribute of the root changes, while the
 * layout is up to date. Scrolling ends the flight.
 */
const FLY = `fly=()=>{let[a,b]=d.querySelectorAll('#splash [data-sun],main>:first-child [data-sun]'),r=a?.getBoundingClientRect(),t=b?.getBoundingClientRect();if(t?.width&&t.y<innerHeight&&!scrollY){let{a:x,b:y}=b.getScreenCTM(),set=way=>{for(let k in way)a.style.setProperty('--'+k,way[k]);b.style.opacity=1-way.fly},land=()=>set({fly:0});set({fly:1,x:t.x+t.width/2-r.x-r.width/2+'px',y:t.y+t.height/2-r.y-r.width/2+'px',s:b.getBBox().width*Math.hypot(x,y)/r.width,c:getComputedStyle(b).fill});setTimeout(land,950);addEventListener('scroll',land,{once:true})}}`

/**
 * `splash:leave` fires in the frame in which the splash starts to leave. The attribute of the root
 * stays until the animations of the page beneath have ended; the splash is removed with it. All of
 * this happens even if the flight fails.
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
const SPLASH = `let reduced=matchMedia('(prefers-reduced-motion:reduce)'),on=new AbortController,${FLY},${END},${LEAVE},begin=()=>{try{if(self==top&&!sessionStorage.splash){sessionStorage.splash=1;m.splash='';${LEAVING}${REASONS}}}catch{}};d.hidden?addEventListener('visibilitychange',()=>reduced.matches||begin(),{once:true}):begin();`

const script = (acts: string) =>
  `{let d=document,m=d.documentElement.dataset;if(!${CRAWLER}.test(navigator.userAgent)){${acts}}}`

const waiting = script(WAIT)
const opening = script(WAIT + SPLASH)

/** The inline script of a document. It marks the root before the first paint. */
export function openingScript(hasSplash: boolean): string {
  return hasSplash ? opening : waiting
}
