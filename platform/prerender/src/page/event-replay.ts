import { LOCAL } from '@foyer/shared/contracts/storage.ts';

/**
 * Records a guest's events before hydration and replays them after it. It replays the last press on
 * a button, and the blur of fields with typed text. It never lets the browser submit a form itself,
 * which would put a password into the address. The page inlines the script and the policy lists its
 * hash, because it must run before any file is loaded.
 *
 * React hydrates the painted markup and keeps the text in its fields. In a hydration recovery (another
 * release, an error during hydration) React renders the screen again. Then the script types the text
 * into the fields with the same ids as soon as they appear, and sends the press to their form, or to the
 * button with the same id. If that element is missing once the screen is complete, the script drops
 * the press and hides its notice.
 *
 * The script hides a picture without alternative text that fails to load, until the app replaces it.
 */
export const EVENT_REPLAY = [
  `{
const byId=(id)=>document.getElementById(id);
const root=byId('root');
const notice=byId('foyer-replay-notice');
const painted=[...root.children];
let fields=[...root.querySelectorAll('input,textarea')];
const blurred=new Set();
let pressed;
let focused;
const isTyped=(field)=>field.value!==field.defaultValue||field.checked!==field.defaultChecked;
const until=new AbortController();
const listen=(type,listener)=>addEventListener(type,listener,{capture:true,signal:until.signal});
const record=(event,target)=>{
if(!target||!painted.some((child)=>child.contains(target)))return;
event.preventDefault();event.stopImmediatePropagation();
pressed=target;notice.hidden=false};
listen('submit',(event)=>record(event,event.target));
listen('click',(event)=>record(event,event.target.closest('button[type=button]')));
listen('focusout',({target})=>fields.includes(target)&&isTyped(target)&&blurred.add(target));
listen('error',({target})=>{if(!target.alt&&target.style)target.style.visibility='hidden'});`,

  // Recorded events belong to one guest: another guest must not inherit them. A press is also dropped
  // when the browser restores a page that the guest had left.
  `const token=()=>{try{return localStorage.getItem('${LOCAL.token}')}catch{}};
let guest=token();
const dropStale=({persisted})=>{
const other=token()!==guest;
guest=token();
if(other)for(const field of fields){field.value=field.defaultValue;field.checked=field.defaultChecked}
if(other||persisted){pressed=undefined;blurred.clear();notice.hidden=true}};
listen('storage',dropStale);
listen('pageshow',dropStale);
listen('foyer:hydrating',(event)=>{dropStale(event);focused=document.activeElement});`,

  // React overrides the field's own property; setting the prototype's makes React see a change.
  `const type=(field,text)=>{
Object.getOwnPropertyDescriptor(field.constructor.prototype,'value').set.call(field,text);
field.dispatchEvent(new InputEvent('input',{bubbles:true,data:text}))};
const currentOf=(element)=>element.isConnected?element:
byId(element.id)||[...element.elements||[]].map(({id})=>byId(id)).find(Boolean)?.form;
const transfer=(field)=>{
const current=currentOf(field);
const typed=isTyped(field);
if(current===field||!typed&&field!==focused)return true;
if(current?.constructor!==field.constructor)return false;
if(typed&&current.value!==field.value)type(current,field.value);
if(typed&&current.checked!==field.checked)current.click();
if(field===focused&&document.activeElement===document.body)current.focus();
return true};`,

  // The screen is incomplete while a progress bar is shown. On another path a field with the same id may
  // have another meaning, such as another conversation.
  `let path;
const replay=()=>{
dropStale({});
if(location.pathname!==path){fields=[];pressed=undefined}
fields=fields.filter((field)=>!transfer(field));
if(root.querySelector('[role=progressbar]'))return;
until.abort();notice.remove();
const relatedTarget=document.activeElement;
for(const field of blurred){
const current=currentOf(field);
if(current&&blurred.delete(field)&&current!==relatedTarget)
current.dispatchEvent(new FocusEvent('focusout',{bubbles:true,relatedTarget}))}
const target=pressed&&!fields.some(isTyped)&&currentOf(pressed);
pressed=undefined;
if(target)target.requestSubmit?target.requestSubmit():target.click();
if(!fields.length)changes.disconnect()};
const changes=new MutationObserver(replay);
listen('foyer:hydrated',()=>{
path=location.pathname;
changes.observe(root,{childList:true,subtree:true});
queueMicrotask(replay)})}`,
]
  .join('')
  .replaceAll('\n', '');
