/** Of the operators' page: the site's colours, without its kit, which the service does not know. */
export const figuresStyle = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#16203a;--soft:#4d5872;--line:#d8d9de;--brand:#1d4ed8;--good:#1b6b3a;--poor:#a2291c;--between:#7a5200}
@media (prefers-color-scheme:dark){:root{--paper:#16221d;--card:#1d2b25;--ink:#eef2ee;--soft:#b4c0b9;--line:#3a4a42;--brand:#9db8ff;--good:#8fd6a8;--poor:#ff9d90;--between:#ffd27a}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:16px}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.25rem;margin:32px 0 8px}
nav ul{display:flex;gap:8px;padding:0;list-style:none}
nav a{display:inline-block;padding:8px 12px;border:1px solid var(--line);border-radius:8px;color:var(--brand);background:var(--card);text-decoration:none}
nav a[aria-current]{border-color:var(--brand);font-weight:600}
a:focus-visible,summary:focus-visible,.table:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(28rem,100%),1fr));gap:16px}
figure{margin:0;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
figcaption{font-size:.875rem;color:var(--soft)}
.chart{width:100%;height:auto;font-size:12px}.chart text{fill:var(--ink)}
.bars{display:grid;gap:10px;max-width:40rem}.bars div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}
.bars i{flex-basis:auto;height:12px;min-width:2px;border-radius:3px;background:var(--brand)}.bars div::after{content:'';width:100%;order:1}.bars i{order:2}
.chart .limit{stroke-dasharray:4 4;stroke:var(--good)}.chart .limit.poor{stroke:var(--poor)}
polyline{fill:none;stroke-width:2;stroke:var(--brand)}circle{fill:var(--brand)}
polyline.tablet{stroke:var(--between)}circle.tablet{fill:var(--between)}polyline.desk{stroke:var(--soft)}circle.desk{fill:var(--soft)}
.key span{border-bottom:3px solid var(--brand);margin-right:12px}.key .tablet{border-color:var(--between)}.key .desk{border-color:var(--soft)}
.table{overflow-x:auto;margin-top:12px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
table{border-collapse:collapse;width:100%;min-width:max-content;font-variant-numeric:tabular-nums}
th,td{padding:8px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}tbody tr:last-child>*{border-bottom:0}
tbody th{font-weight:400}.good{color:var(--good)}.poor{color:var(--poor)}.needs-improvement{color:var(--between)}
summary{cursor:pointer;max-width:40rem;min-width:16rem;overflow-wrap:anywhere}pre{overflow-x:auto;font-size:.8125rem}
`;
