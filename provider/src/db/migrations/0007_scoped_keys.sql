ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_from_user_id_client_id_unique";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_sender_id_client_id_unique";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "sender" text;--> statement-breakpoint
CREATE INDEX "idempotency_keys_sender_expires_at_index" ON "idempotency_keys" USING btree ("sender","expires_at");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_from_user_id_guest_id_client_id_unique" UNIQUE("from_user_id","guest_id","client_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_guest_id_client_id_unique" UNIQUE("sender_id","guest_id","client_id");