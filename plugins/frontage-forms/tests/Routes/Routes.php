<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Routes;

use Frontage\Tests\RouteTable;

require_once dirname( __DIR__, 4 ) . '/tests/support/RouteTable.php';

/** Every route of the plugin, with who may use it and what a plain request to it holds. A route that is not here fails the tests beside. */
final class Routes {

	public const ALL = RouteTable::ALL;

	/** Who writes posts sees which forms there are. */
	private const WRITERS = [ 'contributor', 'author', 'editor', 'administrator' ];

	/** Who publishes pages changes forms and, by the plugin's own rights, reads messages. */
	private const EDITORS = [ 'editor', 'administrator' ];

	private const FORM = '/contact-forms/(?P<id>\d+)';
	private const UPLOAD = self::FORM . '/uploads/(?P<upload>[0-9a-f]{32})';
	private const ONE  = '/submissions/(?P<id>\d{1,18})';

	/** Of the format: in our namespace and in that of the original. */
	private const OF_THE_FORMAT = [
		'GET /contact-forms'                        => [ self::WRITERS ],
		'POST /contact-forms'                       => [ self::EDITORS, [ 'title' => 'x' ] ],
		'GET ' . self::FORM                         => [ self::EDITORS ],
		'POST,PUT,PATCH ' . self::FORM              => [ self::EDITORS, [ 'title' => 'x' ] ],
		'DELETE ' . self::FORM                      => [ self::EDITORS ],
		'POST ' . self::FORM . '/feedback'          => [ self::ALL, [ '_wpcf7_unit_tag' => 'f1', '_wpcf7' => '1', '_wpcf7_container_post' => '1', '_wpcf7_posted_data_hash' => '', '_wpcf7_locale' => 'en_US', '_wpcf7_free_text_boxes' => 'x', '_wpcf7_quiz_answer_sum' => 'x', 'your-name' => 'x', 'your-email' => 'a@example.test', 'boxes' => [ 'a' ], 'menu' => 'a', 'one' => 'a', 'when' => '2026-01-01', 'many' => '1', 'agree' => '1', 'sum' => '2', 'ref' => 'x', 'plain' => 'x' ] ],
		'GET ' . self::FORM . '/feedback/schema'    => [ self::ALL ],
		'GET ' . self::FORM . '/refill'             => [ self::ALL ],
	];

	private const OURS = [
		'GET /contact-forms/nonce'                  => [ self::ALL ],
		'POST ' . self::FORM . '/uploads'           => [ self::ALL ],
		'HEAD ' . self::UPLOAD                      => [ self::ALL ],
		'PATCH ' . self::UPLOAD                     => [ self::ALL ],
		'DELETE ' . self::UPLOAD                    => [ self::ALL ],
		'POST ' . self::FORM . '/drafts'            => [ self::ALL, [ 'fields' => [ [ 'your-name', 'x' ] ], 'step' => 1, 'token' => 'x' ] ],
		'DELETE ' . self::FORM . '/drafts'          => [ self::ALL, [ 'token' => 'x' ] ],
		'POST ' . self::FORM . '/drafts/open'       => [ self::ALL, [ 'token' => 'x' ] ],
		'POST /subscriptions'                       => [ self::ALL, [ 'frontage_email' => 'a@example.test', '_frontage_offer' => 'x', '_frontage_stamp' => '' ] ],
		'POST /contact-forms/preview'               => [ self::EDITORS, [ 'form' => '[text a]' ] ],
		'GET /contact-forms/starters'               => [ self::EDITORS ],
		'GET /contact-forms/overview'               => [ self::WRITERS ],
		'POST ' . self::FORM . '/duplicate'         => [ self::EDITORS ],
		'POST ' . self::FORM . '/mail-preview'      => [ self::EDITORS, [ 'part' => 'mail' ] ],
		'POST ' . self::FORM . '/mail-test'         => [ self::EDITORS, [ 'part' => 'mail' ] ],
		'POST /contact-forms/trash'                 => [ self::EDITORS, [ 'ids' => [ 1 ] ] ],
		'DELETE /contact-forms/trash'               => [ self::EDITORS, [ 'ids' => [ 1 ] ] ],
		'POST /contact-forms/trash/restore'         => [ self::EDITORS, [ 'ids' => [ 1 ] ] ],
		'GET ' . self::FORM . '/status'             => [ self::EDITORS ],
		'GET /contact-forms/export'                 => [ self::EDITORS, [ 'ids' => [ 1 ] ] ],
		'POST /contact-forms/import'                => [ self::EDITORS, [ 'format' => 'frontage-forms', 'version' => 1, 'forms' => [ [ 'title' => 'x', 'form' => '[text a]' ] ] ] ],
		'GET /submissions'                          => [ self::EDITORS ],
		'POST,PUT,PATCH /submissions'               => [ self::EDITORS, [ 'ids' => [ 1 ], 'read' => true ] ],
		'DELETE /submissions'                       => [ self::EDITORS, [ 'ids' => [ 1 ] ] ],
		'GET ' . self::ONE                          => [ self::EDITORS ],
		'POST,PUT,PATCH ' . self::ONE               => [ self::EDITORS, [ 'read' => true ] ],
		'DELETE ' . self::ONE                       => [ self::EDITORS ],
		'POST /submissions/move'                    => [ self::EDITORS, [ 'ids' => [ 1 ], 'to' => 'spam' ] ],
		'DELETE /submissions/trash'                 => [ self::EDITORS ],
		'GET /submissions/days'                     => [ self::EDITORS ],
		'POST ' . self::ONE . '/notes'              => [ self::EDITORS, [ 'text' => 'x' ] ],
		'POST ' . self::ONE . '/answers'            => [ self::EDITORS, [ 'field' => 'your-name', 'old' => 'x', 'value' => 'y' ] ],
		'POST ' . self::ONE . '/replies'            => [ self::EDITORS, [ 'text' => 'x', 'key' => 'key-of-one-reply' ] ],
		'POST ' . self::ONE . '/replies/retry'      => [ self::EDITORS, [ 'reply' => '<x@example.test>' ] ],
		'DELETE ' . self::ONE . '/notes'            => [ self::EDITORS, [ 'at' => '2026-01-01 00:00:00', 'by' => 1 ] ],
	];

	/** @return array<string, array{who: list<string>, body: array<string, mixed>}> By methods and pattern with the namespace. */
	public static function all(): array {
		return RouteTable::of( self::OF_THE_FORMAT + self::OURS ) + RouteTable::of( self::OF_THE_FORMAT, '/contact-form-7/v1' );
	}

	/** @return array<string, list<string>> Names of the parameters of every route that is registered, by methods and pattern. */
	public static function registered(): array {
		return RouteTable::registered( 'Frontage\\Forms\\', '' );
	}
}
