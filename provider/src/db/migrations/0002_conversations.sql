CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hotel_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"from_user_id" integer,
	"to_user_id" integer,
	"body" text NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "chat_messages_from_user_id_client_id_unique" UNIQUE("from_user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "mail_notices" (
	"guest_id" integer NOT NULL,
	"thread_id" integer,
	"last_id" integer NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_notices_guest_id_thread_id_unique" UNIQUE NULLS NOT DISTINCT("guest_id","thread_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hotel_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"parent_id" integer,
	"sender_id" integer,
	"receiver_id" integer,
	"subject" text,
	"message" text NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "messages_sender_id_client_id_unique" UNIQUE("sender_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notices" ADD CONSTRAINT "mail_notices_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notices" ADD CONSTRAINT "mail_notices_thread_id_messages_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_hotel_id_id_index" ON "chat_messages" USING btree ("hotel_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_guest_id_id_index" ON "chat_messages" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unseen_index" ON "chat_messages" USING btree ("created_at") WHERE "chat_messages"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "messages_hotel_id_id_index" ON "messages" USING btree ("hotel_id","id");--> statement-breakpoint
CREATE INDEX "messages_guest_id_id_index" ON "messages" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "messages_parent_id_id_index" ON "messages" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "messages_unseen_index" ON "messages" USING btree ("created_at") WHERE "messages"."seen_at" is null;