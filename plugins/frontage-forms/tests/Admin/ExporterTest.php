<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Admin;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** Forms go along when a site is moved by WordPress's own exporter and importer. */
final class ExporterTest extends FormTestCase {

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_form_is_the_same_after_cores_export_and_import(): void {
		require_once ABSPATH . 'wp-admin/includes/export.php';
		$this->sign_in( 'administrator' );
		$wide = getenv( 'FRONTAGE_TEST_OLD_TABLES' ) ? '' : '🎈'; // Tables of three bytes a character refuse it.
		$form = $this->make_form( "<p>[text* a \"x|y\"]</p>\n\\ \"quotes\" ]]> ünïcode$wide", 'demo_mode: on', 0, 'Größe "L" & more' );
		$form = ( new FormRepository() )->save( $form->with( [ 'mail_2' => [ 'active' => true, 'body' => '<b>[a]</b> \\', 'use_html' => true ], 'messages' => [ 'spam' => 'No \\ "thanks"' ] ] ) );
		self::assertInstanceOf( Form::class, $form );
		ob_start();
		export_wp( [ 'content' => 'all' ] );
		$file = (string) ob_get_clean();
		wp_delete_post( $form->id, true );
		self::assertNull( ( new FormRepository() )->find_by_address( $form->hash ) );

		self::import( $file );
		$new = ( new FormRepository() )->find_by_address( substr( $form->hash, 0, 7 ) );
		foreach ( [ 'title', 'hash', 'locale', 'template', 'mail', 'mail_2', 'messages', 'additional_settings' ] as $part ) {
			self::assertEquals( $form->$part, $new?->$part, $part );
		}
	}

	/** What core's importer, a plugin of its own, does with an item: the post as it is, then each piece of metadata, unserialized. */
	private static function import( string $file ): void {
		$xml = simplexml_load_string( $file, \SimpleXMLElement::class, LIBXML_NOCDATA );
		self::assertInstanceOf( \SimpleXMLElement::class, $xml );
		foreach ( $xml->channel->item as $item ) {
			$wp = $item->children( 'http://wordpress.org/export/1.2/' );
			if ( FormFormat::POST_TYPE !== (string) $wp->post_type ) {
				continue;
			}
			$id = wp_insert_post(
				wp_slash(
					[
						'post_type'    => (string) $wp->post_type,
						'post_status'  => (string) $wp->status,
						'post_title'   => (string) $item->title,
						'post_name'    => (string) $wp->post_name,
						'post_content' => (string) $item->children( 'http://purl.org/rss/1.0/modules/content/' )->encoded,
					]
				)
			);
			self::assertIsInt( $id );
			foreach ( $wp->postmeta as $meta ) {
				add_post_meta( $id, wp_slash( (string) $meta->meta_key ), wp_slash_strings_only( maybe_unserialize( (string) $meta->meta_value ) ) );
			}
		}
	}
}
