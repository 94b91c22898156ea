/**
 * The sun of the mark flies to the sun of the first block (design.md, "The sun hands over"), which
 * is hidden until then. There is no flight if one of them is missing, if the sun of the page is below
 * the view, or if the page is scrolled. Measured before the attribute of the root changes, while the
 * layout is up to date. Scrolling ends the flight.
 */
export const FLY = `fly=()=>{let[a,b]=d.querySelectorAll('#splash [data-sun],main>:first-child [data-sun]'),r=a?.getBoundingClientRect(),t=b?.getBoundingClientRect();if(t?.width&&t.y<innerHeight&&!scrollY){let{a:x,b:y}=b.getScreenCTM(),set=way=>{for(let k in way)a.style.setProperty('--'+k,way[k]);b.style.opacity=1-way.fly},land=()=>set({fly:0});set({fly:1,x:t.x+t.width/2-r.x-r.width/2+'px',y:t.y+t.height/2-r.y-r.width/2+'px',s:b.getBBox().width*Math.hypot(x,y)/r.width,c:getComputedStyle(b).fill});setTimeout(land,950);addEventListener('scroll',land,{once:true})}}`
