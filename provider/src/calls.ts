import { login, logout } from './auth/login.ts';
import { forgotPassword, resendOtp } from './auth/recover.ts';
import { register } from './auth/register.ts';
import { resetPassword, verifyOtp } from './auth/reset-password.ts';
import { deskChatSeen, deskChats, deskSendChat, deskTyping } from './chat/desk-calls.ts';
import { quickChat, quickChatSeen } from './chat/read.ts';
import { quickChatTyping, sendQuickChat } from './chat/send.ts';
import { category, categoryTree, childCategories, menuItems } from './hotels/category-calls.ts';
import { hotel } from './hotels/hotel.ts';
import { quickInfo } from './hotels/quick-info.ts';
import type { Call } from './http/call.ts';
import { deskMessages, deskReply, deskThreadSeen } from './messages/desk-calls.ts';
import { thread, threadSeen, threads } from './messages/read.ts';
import { sendMessage } from './messages/send.ts';
import { mailPreference, setMailPreference } from './notices/mail-preference.ts';
import { changeRequest } from './requests/change.ts';
import { deskAnswer, deskChanges, deskInbox, deskSeen } from './requests/desk-calls.ts';
import { answerSeen, checklist, ownRequests } from './requests/read.ts';
import { enquire, submitRequest } from './requests/submit.ts';

/** Lists every call of the contract by its group; routes and OpenAPI are built from this list. */
export const calls = {
  Account: [login, logout, register, forgotPassword, verifyOtp, resendOtp, resetPassword],
  Hotel: [hotel, quickInfo],
  Categories: [menuItems, childCategories, categoryTree, category],
  Requests: [checklist, submitRequest, enquire, ownRequests, changeRequest, answerSeen],
  Messages: [
    ...[quickChat, sendQuickChat, quickChatSeen, quickChatTyping],
    ...[threads, sendMessage, thread, threadSeen],
    ...[mailPreference, setMailPreference],
  ],
  Desk: [
    ...[deskInbox, deskChanges, deskSeen, deskAnswer],
    ...[deskChats, deskSendChat, deskChatSeen, deskTyping],
    ...[deskMessages, deskReply, deskThreadSeen],
  ],
} satisfies Record<string, readonly Call[]>;
