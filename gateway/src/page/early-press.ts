import { LOCAL } from '@foyer/shared/contracts/storage';

/**
 * Keeps what a guest does before the app is there, and does it once it is: the last press on a
 * button, and leaving fields that were typed into. Of a form it is never a submission of the browser's
 * own, which would put a password into the address. Inline and hashed: it must be there before any file.
 *
 * React takes what was painted over, with what stands in its fields. Where it draws the screen anew
 * (another release, an error at the first drawing), that is put into the fields of the same ids, as if it
 * were typed there, as soon as they come; the press goes to the form around them, or to the button of the
 * same id. Where that has not come once the page stands, the promise is taken back.
 *
 * A picture without words that does not load is not seen, until the app puts something in its place.
 */
export const EARLY_PRESS = [
  `{
const byId=(id)=>document.getElementById(id);
const root=byId('root');
const early=byId('foyer-early');
const painted=[...root.children];
let fields=[...root.querySelectorAll('input,textarea')];
const left=new Set();
let pressed;
let focused;
const isTyped=(field)=>field.value!==field.defaultValue||field.checked!==field.defaultChecked;
const until=new AbortController();
const hear=(type,listener)=>addEventListener(type,listener,{capture:true,signal:until.signal});
const keep=(event,place)=>{
if(!place||!painted.some((one)=>one.contains(place)))return;
event.preventDefault();event.stopImmediatePropagation();
pressed=place;early.hidden=false};
hear('submit',(event)=>keep(event,event.target));
hear('click',(event)=>keep(event,event.target.closest('button[type=button]')));
hear('focusout',({target})=>fields.includes(target)&&isTyped(target)&&left.add(target));
hear('error',({target})=>{if(!target.alt&&target.style)target.style.visibility='hidden'});`,

  // All of it is the guest's who did it, and a press is of the moment: not for a page that was left.
  `const token=()=>{try{return localStorage.getItem('${LOCAL.token}')}catch{}};
let guest=token();
const look=({persisted})=>{
const other=token()!==guest;
guest=token();
if(other)for(const field of fields){field.value=field.defaultValue;field.checked=field.defaultChecked}
if(other||persisted){pressed=undefined;left.clear();early.hidden=true}};
hear('storage',look);
hear('pageshow',look);
hear('foyer:draws',(event)=>{look(event);focused=document.activeElement});`,

  // React reads a field's own property: what is set past it is a change.
  `const type=(field,text)=>{
Object.getOwnPropertyDescriptor(field.constructor.prototype,'value').set.call(field,text);
field.dispatchEvent(new InputEvent('input',{bubbles:true,data:text}))};
const placeOf=(one)=>one.isConnected?one:
byId(one.id)||[...one.elements||[]].map(({id})=>byId(id)).find(Boolean)?.form;
const move=(field)=>{
const place=placeOf(field);
const typed=isTyped(field);
if(place===field||!typed&&field!==focused)return true;
if(place?.constructor!==field.constructor)return false;
if(typed&&place.value!==field.value)type(place,field.value);
if(typed&&place.checked!==field.checked)place.click();
if(field===focused&&document.activeElement===document.body)place.focus();
return true};`,

  // While the line stands there that a page is on its way, what stands there is not all. Elsewhere a
  // field of the same id may be about something else: another conversation.
  `let here;
const settle=()=>{
look({});
if(location.pathname!==here){fields=[];pressed=undefined}
fields=fields.filter((field)=>!move(field));
if(root.querySelector('[role=progressbar]'))return;
until.abort();early.remove();
const relatedTarget=document.activeElement;
for(const field of left){
const place=placeOf(field);
if(place&&left.delete(field)&&place!==relatedTarget)
place.dispatchEvent(new FocusEvent('focusout',{bubbles:true,relatedTarget}))}
const place=pressed&&!fields.some(isTyped)&&placeOf(pressed);
pressed=undefined;
if(place)place.requestSubmit?place.requestSubmit():place.click();
if(!fields.length)changes.disconnect()};
const changes=new MutationObserver(settle);
hear('foyer:live',()=>{
here=location.pathname;
changes.observe(root,{childList:true,subtree:true});
queueMicrotask(settle)})}`,
]
  .join('')
  .replaceAll('\n', '');
