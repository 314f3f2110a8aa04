/** Styles of the inspector. A shadow tree isolates them from the page. */
export const STYLE = `
:host{all:initial}
.outlines{position:fixed;inset:0;z-index:58;overflow:hidden;pointer-events:none}
.outline{position:absolute;box-sizing:border-box;outline:3px solid #f2b134;outline-offset:-3px;background:rgb(242 177 52/.18)}
dialog{position:fixed;z-index:59;inset:2.875rem 0 0 auto;box-sizing:border-box;width:min(30rem,100%);height:auto;max-width:none;max-height:none;margin:0;padding:0 16px 24px;border:0;border-inline-start:1px solid #3b4047;overflow:auto;overscroll-behavior:contain;background:#16181b;color:#fff;font:400 .8125rem/1.45 system-ui,-apple-system,"Segoe UI",sans-serif}
@media (max-width:719px){dialog{inset:auto 0 0;width:100%;height:62dvh;border-inline-start:0;border-block-start:2px solid #f2b134}}
.head{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:8px;margin-inline:-16px;padding-inline:16px 4px;min-height:48px;background:#16181b}
.head p{flex:1;min-width:0;margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:#b8bec6}
h2{margin:0;font-size:1rem;font-weight:650}
h3{margin:16px 0 4px;font-size:.8125rem;font-weight:600;color:#b8bec6}
button{min-width:44px;min-height:44px;padding:0 12px;border:0;border-radius:8px;background:none;color:#fff;font:600 .8125rem/1 system-ui,-apple-system,"Segoe UI",sans-serif;cursor:pointer}
button:hover,summary:hover{background:#2b2f34}
:focus-visible{outline:2px solid #f2b134;outline-offset:-2px}
a{color:inherit}
p,ul{margin:0;padding:0;list-style:none}
.failures li{padding:6px 0;color:#ffb4a8;overflow-wrap:anywhere}
.failures span{color:#b8bec6}
details{border-block-start:1px solid #3b4047}
summary{display:flex;align-items:center;gap:0 8px;min-height:44px;padding:4px 4px 4px 10px;border-radius:6px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"";flex:none;width:7px;height:7px;border:solid #b8bec6;border-width:0 2px 2px 0;rotate:-45deg}
details[open]>summary::before{rotate:45deg;translate:0 -2px}
summary b{font-weight:650}
summary b,summary .count{flex:none}
summary .count{margin-inline-start:auto}
summary span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:#b8bec6}
summary .here{color:#f2b134}
.content{padding:4px 4px 16px 25px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 12px;margin:0}
dt{color:#b8bec6}
dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
table{width:100%;margin-block-start:12px;border-collapse:collapse;table-layout:fixed}
caption{padding-block:4px;text-align:start;font-weight:600}
th{font-weight:500;color:#b8bec6;text-align:start;vertical-align:bottom}
th,td{padding:4px 0;border-block-end:1px solid #2b2f34}
th:not(:first-child),td:not(:first-child){width:4.25rem;text-align:end;font-variant-numeric:tabular-nums}
td:first-child{padding-inline-end:8px;overflow-wrap:anywhere}
.unrequested{color:#9aa1aa}
`;
