<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

require_once __DIR__ . '/FormTestCase.php';

/** What forms cost a page: the first one is found and read, each further one costs the database nothing. */
#[Group( 'database' )]
final class FormsOfOnePageTest extends FormTestCase {

	/** What WordPress asks once in a process is asked before anything is counted: the first page with a script makes `wp_scripts()`, and that reads an option. */
	protected function setUp(): void {
		parent::setUp();
		$this->queries( 1, static fn ( array $forms ): string => self::block( $forms[0] ) );
	}

	/** @param callable(list<Form>): string $content */
	private function queries( int $number, callable $content ): int {
		$forms = [];
		for ( $i = 0; $i < $number; $i++ ) {
			$forms[] = $this->make_form( "[text* a$i][select s \"x\" \"y\"]", '', 0, "Form $i" );
		}
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Forms', 'post_content' => $content( $forms ) ] );
		global $wpdb;
		wp_cache_flush();
		wp_load_alloptions();
		query_posts( [ 'page_id' => $page ] );
		the_post();
		$asked = [];
		$note  = static function ( string $query ) use ( &$asked ): string {
			$asked[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$html = apply_filters( 'the_content', get_the_content() );
		remove_filter( 'query', $note );
		wp_reset_query();
		self::assertSame( $number, substr_count( is_string( $html ) ? $html : '', '<form' ), is_string( $html ) ? $html : '' );
		return count( $asked );
	}

	public static function block( Form $form ): string {
		return '<!-- wp:frontage/contact-form {"form":"' . substr( $form->hash, 0, 7 ) . '"} /-->';
	}

	public static function shortcode( Form $form ): string {
		return '[contact-form-7 id="' . substr( $form->hash, 0, 7 ) . '" title="x"]';
	}

	public static function number( Form $form ): string {
		return "[contact-form-7 id={$form->id} title=\"x\"]";
	}

	#[TestWith( [ 'block' ] )]
	#[TestWith( [ 'shortcode' ] )]
	#[TestWith( [ 'number' ] )]
	public function test_five_forms_cost_what_one_costs( string $kind ): void {
		$content = static fn ( array $forms ): string => implode( "\n\n", array_map( [ self::class, $kind ], $forms ) );
		self::assertSame( $this->queries( 1, $content ), $this->queries( 5, $content ) );
	}

	public function test_forms_of_all_kinds_and_in_patterns_cost_what_one_costs(): void {
		$content = static function ( array $forms ): string {
			$pattern = (int) wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => count( $forms ) > 1 ? self::block( $forms[1] ) . self::shortcode( $forms[3] ) : '<p>x</p>' ] );
			return self::block( $forms[0] ) . '<!-- wp:block {"ref":' . $pattern . '} /-->' . ( count( $forms ) > 1 ? self::number( $forms[2] ) : '' );
		};
		self::assertSame( $this->queries( 1, $content ), $this->queries( 4, $content ) );
	}

	public function test_a_form_that_changes_while_the_page_is_made_is_seen(): void {
		$form  = $this->make_form( '[text a]' );
		$other = substr( hash( 'sha256', 'other' ), 0, 10 );
		self::assertNull( ( new FormRepository() )->find_by_address( $other ) );
		update_post_meta( $form->id, '_hash', str_pad( $other, 64, 'f' ) );
		self::assertSame( $form->id, ( new FormRepository() )->find_by_address( $other )?->id );
		wp_delete_post( $form->id, true );
		self::assertNull( ( new FormRepository() )->find_by_address( $other ) );
	}
}
