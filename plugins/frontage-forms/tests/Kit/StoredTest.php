<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Import\MediaImporter;
use Frontage\Kit\Migration\TermTransfer;
use Frontage\Tests\RefusingDatabase;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

/** What is written through WordPress's functions stands in the database, or is told and put back. */
#[Group( 'database' )]
final class StoredTest extends WordPressTestCase {

	use RefusingDatabase;

	private const OPTION = 'frontage_forms_test';

	public function test_an_option_that_is_stored_is_no_error(): void {
		foreach ( [ 'text "\\\' ä', 'text "\\\' ä', [ 'a' => [ 1, true ] ], 5, true, '', [] ] as $value ) {
			self::assertNull( VerifiedWrite::option( self::OPTION, $value ), (string) wp_json_encode( $value ) );
			wp_cache_flush();
			self::assertEquals( $value, get_option( self::OPTION ) );
		}
		register_setting( 'frontage_forms', self::OPTION, [ 'default' => 7 ] );
		delete_option( self::OPTION );
		self::assertNull( VerifiedWrite::option( self::OPTION, 7 ), 'WordPress stores no default.' );
		add_filter( 'pre_update_option_' . self::OPTION, static fn ( mixed $value ): string => "$value!" );
		self::assertNull( VerifiedWrite::option( self::OPTION, 'a' ) );
		self::assertSame( 'a!', get_option( self::OPTION ), 'What a filter makes of it is what is wanted.' );
	}

	public function test_an_option_that_is_refused_is_told_and_stays_as_it_was(): void {
		update_option( self::OPTION, [ 'name' => 'before' ] );
		$this->refuse_writes( 'options', '😀' );
		$error = VerifiedWrite::option( self::OPTION, [ 'id' => 'x', 'name' => "Call us\n😀 today" ] );
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertSame( [ 'status' => 500, 'character' => '😀', 'text' => 'Call us 😀 today' ], $error->get_error_data( VerifiedWrite::REFUSED ) );
		self::assertSame( [ 'name' => 'before' ], get_option( self::OPTION ) );
		self::assertInstanceOf( WP_Error::class, VerifiedWrite::option( 'frontage_forms_new', '😀' ) );
		wp_cache_flush();
		self::assertFalse( get_option( 'frontage_forms_new' ) );
	}

	public function test_an_option_that_is_stored_otherwise_is_told_and_put_back(): void {
		update_option( self::OPTION, 'before', true );
		$this->store_question_marks( 'ő', 'options' );
		self::assertInstanceOf( WP_Error::class, VerifiedWrite::option( self::OPTION, 'Erdő' ) );
		self::assertSame( 'before', get_option( self::OPTION ) );
		wp_cache_flush();
		self::assertSame( 'before', get_option( self::OPTION ) );
		self::assertInstanceOf( WP_Error::class, VerifiedWrite::option( 'frontage_forms_new', 'Erdő' ) );
		self::assertFalse( get_option( 'frontage_forms_new' ) );
	}

	public function test_an_option_that_another_plugin_keeps_elsewhere_is_no_loss(): void {
		$kept = '';
		add_filter( 'pre_option_' . self::OPTION, static function () use ( &$kept ): string {
			return $kept;
		} );
		add_filter(
			'pre_update_option_' . self::OPTION,
			static function ( mixed $value, mixed $before ) use ( &$kept ): mixed {
				$kept = $value;
				return $before;
			},
			10,
			2
		);
		self::assertNull( VerifiedWrite::option( self::OPTION, 'elsewhere' ) );
		self::assertSame( 'elsewhere', get_option( self::OPTION ) );
	}

	public function test_metadata_that_is_stored_is_no_error(): void {
		$post = (int) wp_insert_post( [ 'post_title' => 'x' ] );
		foreach ( [ '\\ "a"', '\\ "a"', [ 'b' => '\\' ], 3, '' ] as $value ) {
			self::assertNull( VerifiedWrite::meta( $post, '_mine', $value ) );
			self::assertEquals( $value, get_post_meta( $post, '_mine', true ) );
		}
		add_filter( 'sanitize_post_meta__mine', static fn ( string $value ): string => trim( $value ) );
		self::assertNull( VerifiedWrite::meta( $post, '_mine', ' b ' ) );
		self::assertNull( VerifiedWrite::meta( $this->sign_in( 'subscriber' ), '_mine', 'c', 'user' ) );
	}

	public function test_metadata_that_is_refused_or_stored_otherwise_is_told_and_stays_as_it_was(): void {
		$post = (int) wp_insert_post( [ 'post_title' => 'x' ] );
		update_post_meta( $post, '_mine', [ 'before' ] );
		$this->refuse_writes( 'postmeta', '😀' );
		$this->store_question_marks( 'ő', 'postmeta' );
		foreach ( [ [ 'a 😀' ], 'Erdő' ] as $value ) {
			self::assertSame( VerifiedWrite::REFUSED, VerifiedWrite::meta( $post, '_mine', $value )?->get_error_code() );
			self::assertSame( [ [ 'before' ] ], get_post_meta( $post, '_mine' ) );
			self::assertSame( VerifiedWrite::REFUSED, VerifiedWrite::meta( $post, '_new', $value )?->get_error_code() );
			self::assertSame( [], get_post_meta( $post, '_new' ) );
		}
	}

	public function test_a_post_is_whole_or_as_it_was(): void {
		$count = static fn (): int => (int) array_sum( (array) wp_count_posts() );
		$id    = VerifiedWrite::post( [ 'post_title' => 'A "b" \\', 'post_content' => '<p>c \\ d</p>', 'post_status' => 'publish' ] );
		self::assertIsInt( $id );
		self::assertSame( [ 'A "b" \\', '<p>c \\ d</p>' ], [ get_post( $id )?->post_title, get_post( $id )?->post_content ] );
		self::assertSame( $id, VerifiedWrite::post( [ 'ID' => $id, 'post_content' => '<p>e</p>' ] ) );
		self::assertSame( 'A "b" \\', get_post( $id )->post_title );
		$before = $count();
		$this->store_question_marks( 'ő', 'posts' );
		foreach ( [ [], [ 'ID' => $id ] ] as $which ) {
			$refused = VerifiedWrite::post( $which + [ 'post_title' => 'Erdő', 'post_content' => 'x' ] );
			self::assertInstanceOf( WP_Error::class, $refused );
			self::assertSame( [ VerifiedWrite::REFUSED, 'Erdő' ], [ $refused->get_error_code(), $refused->get_error_data()['text'] ] );
		}
		self::assertSame( [ $before, 'A "b" \\', '<p>e</p>' ], [ $count(), get_post( $id )->post_title, get_post( $id )->post_content ] );
		$this->refuse_writes( 'posts', 'words' );
		$refused = VerifiedWrite::post( [ 'post_title' => 'words' ] );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( VerifiedWrite::REFUSED, $refused->get_error_code() );
		self::assertSame( 'empty_content', VerifiedWrite::post( [ 'post_title' => '' ] )->get_error_code(), 'Another problem stays what it is.' );
	}

	public function test_a_post_that_a_plugin_changes_on_its_hooks_is_no_loss(): void {
		global $wpdb;
		add_action( 'save_post', static fn ( int $id ): int|false => $wpdb->update( $wpdb->posts, [ 'post_content' => 'Changed ' . get_post( $id )?->post_title ], [ 'ID' => $id ] ) );
		$id = VerifiedWrite::post( [ 'post_title' => 'A', 'post_content' => 'b' ] );
		self::assertIsInt( $id );
		self::assertSame( $id, VerifiedWrite::post( [ 'ID' => $id, 'post_title' => 'C', 'post_content' => 'd' ] ) );
		self::assertSame( 'Changed C', get_post( $id )->post_content );
	}

	public function test_a_file_whose_words_are_refused_does_not_stay(): void {
		$image = imagecreatetruecolor( 6, 4 );
		ob_start();
		imagepng( $image );
		$png = (string) ob_get_clean();
		$this->refuse_writes( 'postmeta', '😀' );
		$added = ( new MediaImporter( '_mine', 'test' ) )->add( $png, 'a.png', 'A 😀' );
		self::assertInstanceOf( WP_Error::class, $added );
		self::assertSame( [ VerifiedWrite::REFUSED, 'A 😀' ], [ $added->get_error_code(), $added->get_error_data()['text'] ] );
		self::assertSame( [], get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any' ] ) );
	}

	public function test_an_error_names_the_text_around_what_cannot_be_stored(): void {
		$texts = [ 'character' => '%1$s in %2$s', 'other' => 'Not %s' ];
		$said  = static fn ( mixed $value ): string => VerifiedWrite::error( VerifiedWrite::refusal_error( $value ), $texts )->get_error_message();
		self::assertSame( '😀 in …cdefghij klmnopqrst 😀 uvwxyz', $said( [ 'plain', [ 1, 'x' => 'abcdefghij klmnopqrst 😀 uvwxyz' ], 'ä' ] ) );
		self::assertSame( 'Not ä', $said( [ 'plain', 'ä' ] ) );
		self::assertSame( 'Not plain', $said( 'plain' ) );
		self::assertSame( 'Mine', VerifiedWrite::error( new WP_Error( 'mine', 'Mine' ), $texts )->get_error_message() );
	}

	public function test_a_name_that_no_term_can_have_is_told_and_the_database_is_not_asked(): void {
		global $wpdb;
		add_filter( 'pre_get_col_charset', static fn ( mixed $charset, string $table ): mixed => $table === $wpdb->terms ? 'utf8mb3' : $charset, 20, 2 );
		$asked = new \ArrayObject();
		add_filter(
			'query',
			static function ( string $query ) use ( $asked ): string {
				$asked[] = $query;
				return $query;
			}
		);
		$made = TermTransfer::find_or_create( 'category', 'new', 'New 😀' );
		self::assertInstanceOf( WP_Error::class, $made );
		self::assertSame( [ VerifiedWrite::REFUSED, 'New 😀' ], [ $made->get_error_code(), $made->get_error_data()['text'] ] );
		self::assertSame( [], preg_grep( '/[\x{10000}-\x{10FFFF}]/u', $asked->getArrayCopy() ) );
		self::assertIsInt( TermTransfer::find_or_create( 'category', 'new', 'Grün' ) );
	}

	public function test_question_marks_are_a_loss_and_what_a_filter_made_is_none(): void {
		self::assertTrue( VerifiedWrite::is_lost( 'Erdő 😀?', 'Erd? ??', 'x' ) );
		self::assertFalse( VerifiedWrite::is_lost( 'Erdő', 'Erdo', 'x' ) );
	}
}
