import * as L from './lib.mjs';
const b=await L.launch();
for(const kind of ['phone','desktop'])for(const [n,base] of [['n',L.N],['m',L.M]])for(const [pn,path] of [['home','/en-UN'],['lobby','/en-UN/online-casino'],['cat','/en-UN/online-casino/jackpots'],['promo','/en-UN/promotions'],['contact','/en-UN/contact-live-chat']]){
 if(kind==='desktop'&&n==='m'&&pn!=='home'&&pn!=='lobby')continue;
 const c=await L.ctx(b,kind);const p=await L.page(c);
 const r=await p.goto(base+path,{waitUntil:'load'}).catch(e=>console.log(e.message));
 await p.waitForTimeout(2500);
 const s1=await L.st(p).catch(e=>e.message);
 await p.screenshot({path:L.S+`${n}-${kind}-${pn}-1.png`});
 const imgs=await p.evaluate(()=>[...document.images].filter(i=>{const r=i.getBoundingClientRect();return r.bottom>0&&r.top<innerHeight&&r.right>0&&r.left<innerWidth&&r.width>0&&!(i.complete&&i.naturalWidth)}).map(i=>i.currentSrc||i.src||i.outerHTML.slice(0,200)));
 const n1=p.reqs.length;const list=p.reqs.map(r=>r.t[0]+r.t[1]+' '+r.u.replace(base,''));
 const dup=list.filter((x,i)=>list.indexOf(x)!==i);
 // takeover
 await p.keyboard.press('Tab');await p.keyboard.press('Tab');
 const h=await L.hyd(p);const ev=L.evs(p).length;
 await p.waitForTimeout(1200);
 await p.evaluate(()=>document.activeElement.blur());
 await p.screenshot({path:L.S+`${n}-${kind}-${pn}-2.png`});
 console.log(n,kind,pn,r?.status(),JSON.stringify(s1),'reqs',n1,'dup',dup.join(','),'noimg',imgs.length,imgs.slice(0,2).join(' '),'hyd',h,JSON.stringify(await L.st(p)),'ev',ev,p.logs.join(' | '));
 await c.close();
}
await b.close();
