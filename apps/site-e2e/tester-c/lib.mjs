import {chromium} from '@playwright/test';
export const N='http://localhost:4900', M='http://localhost:4901';
export async function launch(){return chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});}
export async function ctx(b,kind='phone',o={}){
  const base=kind==='phone'?{viewport:{width:390,height:844},hasTouch:true,isMobile:true,deviceScaleFactor:2}:{viewport:{width:1440,height:900}};
  const c=await b.newContext({...base,...o});
  return c;}
export async function page(c,log=true){
  const p=await c.newPage();p.logs=[];p.reqs=[];
  p.on('console',m=>{if(['error','warning'].includes(m.type()))p.logs.push(m.type()+': '+m.text().slice(0,300)+' @'+(m.location().url||'').slice(-60))});
  p.on('pageerror',e=>p.logs.push('PAGEERR '+String(e).slice(0,300)));
  p.on('request',r=>p.reqs.push({u:r.url(),m:r.method(),t:r.resourceType(),d:r.postData()}));
  p.on('response',r=>{if(r.status()>=400)p.logs.push('HTTP '+r.status()+' '+r.url())});
  p.navs=0;p.on('framenavigated',f=>{if(f===p.mainFrame()){p.navs++;}});
  return p;}
export async function slow(p,{cpu=4,kbps=1600,lat=150,off=false}={}){
  const s=await p.context().newCDPSession(p);
  if(cpu>1)await s.send('Emulation.setCPUThrottlingRate',{rate:cpu});
  await s.send('Network.enable');
  await s.send('Network.emulateNetworkConditions',{offline:off,latency:lat,downloadThroughput:kbps*1024/8,uploadThroughput:750*1024/8});
  return s;}
export const st=p=>p.evaluate(()=>({...document.documentElement.dataset,y:scrollY,url:location.pathname+location.search+location.hash,ae:document.activeElement&&(document.activeElement.tagName+'.'+(document.activeElement.getAttribute('aria-label')||document.activeElement.textContent||'').slice(0,30))}));
export const ready=p=>p.waitForFunction(()=>document.documentElement.dataset.page==='ready'||document.documentElement.dataset.app!==undefined,null,{timeout:30000});
export const hyd=p=>p.waitForFunction(()=>document.documentElement.dataset.hydrated!==undefined,null,{timeout:9000}).then(()=>true,()=>false);
export const S='/tmp/tc/';
export const evs=p=>p.reqs.filter(r=>r.u.includes('/events/collect'));
