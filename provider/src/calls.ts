import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { forgotPassword, resendOtp } from './auth/recover.ts';
import { register } from './auth/register.ts';
import { resetPassword } from './auth/reset-password.ts';
import { verifyOtp } from './auth/verify-otp.ts';
import { deskChatSeen, deskChats, deskSendChat, deskTyping } from './chat/desk-calls.ts';
import { quickChat } from './chat/history.ts';
import { quickChatSeen, quickChatTyping } from './chat/presence.ts';
import { sendQuickChat } from './chat/send.ts';
import { category, categoryTree, childCategories, menuItems } from './hotels/category-calls.ts';
import { hotel } from './hotels/hotel.ts';
import { quickInfo } from './hotels/quick-info.ts';
import type { Call } from './http/call.ts';
import { deskMessages, deskReply, deskThreadSeen } from './messages/desk-calls.ts';
import { thread, threads } from './messages/read.ts';
import { threadSeen } from './messages/seen.ts';
import { sendMessage } from './messages/send.ts';
import { mailPreference, setMailPreference } from './notices/mail-preference.ts';
import { checklist } from './requests/checklist.ts';
import { deskAnswer, deskInbox, deskSeen } from './requests/desk-calls.ts';
import { enquire } from './requests/enquire.ts';
import { ownRequests } from './requests/own-requests.ts';
import { submitRequest } from './requests/submit.ts';

/** Lists every call of the contract; routes and OpenAPI are built from this list. */
export const calls: readonly Call[] = [
  login,
  logout,
  register,
  forgotPassword,
  verifyOtp,
  resendOtp,
  resetPassword,
  hotel,
  quickInfo,
  menuItems,
  childCategories,
  categoryTree,
  category,
  checklist,
  submitRequest,
  enquire,
  ownRequests,
  quickChat,
  sendQuickChat,
  quickChatSeen,
  quickChatTyping,
  threads,
  sendMessage,
  thread,
  threadSeen,
  mailPreference,
  setMailPreference,
  deskInbox,
  deskSeen,
  deskAnswer,
  deskChats,
  deskSendChat,
  deskChatSeen,
  deskTyping,
  deskMessages,
  deskReply,
  deskThreadSeen,
];
