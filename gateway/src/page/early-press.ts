/**
 * Keeps what a guest does before the app is there, and does it once it is (`foyer:live`): the last
 * press on a button, and leaving fields that were typed into. Of a form it is never a submission of the
 * browser's own, which would put a password into the address. Inline and hashed: it must be there
 * before any file.
 */
export const EARLY_PRESS = `{
const early=document.getElementById('foyer-early');
const until=new AbortController();
const hear=(type,listener)=>addEventListener(type,listener,{capture:true,signal:until.signal});
const left=new Set();
let pressed;
const keep=(event,place)=>{
if(!place)return;
event.preventDefault();event.stopImmediatePropagation();
pressed=place;early.hidden=false};
hear('submit',(event)=>keep(event,event.target));
hear('click',(event)=>keep(event,event.target.closest('button[type=button]')));
hear('focusout',({target})=>target.value!==target.defaultValue&&left.add(target));
hear('foyer:live',()=>{
until.abort();early.remove();
const relatedTarget=document.activeElement;
for(const field of left)if(field!==relatedTarget)
field.dispatchEvent(new FocusEvent('focusout',{bubbles:true,relatedTarget}));
if(pressed?.isConnected)pressed.requestSubmit?pressed.requestSubmit():pressed.click()})}`.replaceAll(
  '\n',
  '',
);
