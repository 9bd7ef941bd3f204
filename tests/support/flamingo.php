<?php
/** Test doubles for Flamingo's two classes, as form plugins call them. */

class Flamingo_Contact {

	/** @var list<array<string, mixed>> */
	public static array $added = [];

	/** @param array<string, mixed> $contact */
	public static function add( $contact ) {
		self::$added[] = $contact;
		return new self();
	}

	public function id() {
		return 7;
	}
}

class Flamingo_Inbound_Message {

	const channel_taxonomy = 'flamingo_inbound_channel';

	/** @var list<array<string, mixed>> */
	public static array $added = [];

	/** @var int */
	public $id = 8;

	/** @param array<string, mixed> $message */
	public static function add( $message ) {
		self::$added[] = $message;
		return new self();
	}

	/** @param array<string, mixed> $of */
	public static function count( $of ) {
		return count( self::$added );
	}
}
