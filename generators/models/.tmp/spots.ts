import { readFileSync } from 'node:fs'
import { readModel, trianglesOf } from '../plan/read-model.ts'
import { heightsOf } from '../plan/heights.ts'
const shapes = await readModel('demo/models/masterplan.glb')
const named = (n: string) => trianglesOf(shapes.find((s) => s.name === n))
const grid = { west: -50, north: -40, step: 0.5, columns: 200, rows: 160 }
const land = heightsOf(named('terrain'), grid)
const trees = ['trees-pine', 'trees-olive', 'trees-cypress'].flatMap(named)
const roads = named('roads')
const others = shapes.filter((s) => !/^(terrain|sea|roads|trees.*|boats)$/.test(s.name)).map((s) => { const t = trianglesOf(s).flat(); const xs=t.map(p=>p[0]), zs=t.map(p=>p[2]); return [Math.min(...xs),Math.min(...zs),Math.max(...xs),Math.max(...zs)] as const })
const at = (x: number, z: number) => land.at(Math.round((x+50)/0.5), Math.round((z+40)/0.5))
const tp = trees.map((t) => t[0]); const rp = roads.flat()
for (const [w, d] of [[2,1.4],[3.4,2.4]] as const) {
  const out: [number, string][] = []
  for (let x = -44; x < 42; x += 0.5) for (let z = -30; z < 26; z += 0.5) {
    const hs = [at(x-w/2,z-d/2),at(x+w/2,z-d/2),at(x-w/2,z+d/2),at(x+w/2,z+d/2),at(x,z)]
    if (Math.min(...hs) < 0.4) continue
    const slope = Math.max(...hs)-Math.min(...hs)
    if (slope > 0.45) continue
    const n = new Set(tp.filter((p) => Math.abs(p[0]-x)<w/2+0.4 && Math.abs(p[2]-z)<d/2+0.4).map(p=>p.join())).size
    if (n > 2) continue
    const road = Math.min(...rp.map((p)=>Math.hypot(p[0]-x,p[2]-z)))
    if (road < d/2+0.5 || road > 3) continue
    if (others.some(([a,b,c,e]) => x+w/2+1.2>a && x-w/2-1.2<c && z+d/2+1.2>b && z-d/2-1.2<e)) continue
    out.push([slope, `${w}x${d} at ${x},${z} h ${hs[4]!.toFixed(2)} slope ${slope.toFixed(2)} trees ${n} road ${road.toFixed(1)}`])
  }
  console.log(out.length); for (let i=0;i<out.length;i+=Math.ceil(out.length/45)) console.log(out[i]![1])
}
console.log('shore below beach club'); for (let x = 4; x <= 24; x += 2) { let z=-10; while (at(x,z)>0.05 && z<10) z+=0.5; console.log(x, z, [0,1,2,3,4].map(k=>at(x,z+k).toFixed(2)).join(' ')) }
