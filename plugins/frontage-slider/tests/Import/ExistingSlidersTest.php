<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Import;

use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\Screens\ImportStepUrls;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Slider\Tests\MoveInTestCase;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/MoveInTestCase.php';

/** What becomes of sliders that the site has already when sliders with their aliases are imported. */
final class ExistingSlidersTest extends MoveInTestCase {

	private const OLD = '<!-- wp:frontage/slider {"title":"News"} --><!-- wp:frontage/slide {"key":"old"} /--><!-- /wp:frontage/slider -->';

	/** A published slider that pages refer to by its id and its alias. */
	private static function existing( string $alias = 'news' ): int {
		$id = wp_insert_post( wp_slash( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => ucfirst( $alias ), 'post_name' => $alias, 'post_content' => self::OLD ] ), true );
		self::assertIsInt( $id );
		return $id;
	}

	private static function linked( string $alias, string $to ): string {
		return str_replace( 'a:getAccelerationPermission;', "a:openmodal;modal:$to;", self::page( alias: $alias ) );
	}

	private static function old_content( int $id ): string {
		return (string) get_post( $id )?->post_content;
	}

	/** @param array<string, mixed> $params */
	private static function take( array $params ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/frontage/v1/sliders/import/take' );
		$request->set_body_params( $params );
		return rest_do_request( $request );
	}

	public function test_the_review_offers_a_choice_where_the_site_has_the_slider(): void {
		self::existing();
		$html = self::open( $this->choose( self::page() . self::page( alias: 'other' ) ) );
		self::assertSame( 1, preg_match_all( '/<select name="existing-0"[^>]*>(.*?)<\/select>/s', $html, $found ) );
		self::assertSame( [ 'keep-both', 'replace', 'skip' ], preg_match_all( '/value="([\w-]+)"/', $found[1][0], $values ) ? $values[1] : [] );
		self::assertMatchesRegularExpression( '/value="keep-both"[^>]*selected/', $found[1][0] );
		self::assertStringContainsString( '>News<', $html, 'It links to the slider that is there.' );
		self::assertStringNotContainsString( 'name="existing-1"', $html );
		self::assertStringNotContainsString( 'data-existing-all', $html, 'One needs no choice for all.' );
	}

	public function test_several_existing_sliders_have_a_choice_for_all(): void {
		self::existing();
		self::existing( 'other' );
		self::assertStringContainsString( 'data-existing-all', self::open( $this->choose( self::page() . self::page( alias: 'other' ) ) ) );
	}

	public function test_a_replaced_slider_keeps_its_id_alias_and_status_and_its_old_content_as_a_revision(): void {
		$id   = self::existing();
		$html = self::open( $this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ], 'existing-0' => 'replace', 'status' => 'draft' ] ) );
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		self::assertSame( [ [ $id ], 'news', 'publish' ], [ self::sliders(), $post->post_name, $post->post_status ] );
		self::assertStringContainsString( 'Boats', $post->post_content );
		self::assertContains( self::OLD, array_map( static fn ( WP_Post $revision ): string => $revision->post_content, wp_get_post_revisions( $id ) ) );
		self::assertStringContainsString( 'revision.php?revision=', $html );
	}

	public function test_both_are_kept_without_a_choice_and_a_skipped_one_does_not_come(): void {
		$id = self::existing();
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() . self::page( alias: 'other' ) ) ), 'sliders' => [ '0', '1' ], 'existing-0' => 'skip' ] );
		self::assertSame( [ 'news', 'other' ], array_map( static fn ( int $slider ): string => (string) get_post( $slider )?->post_name, self::sliders() ) );
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ] ] );
		self::assertSame( [ 'news', 'other', 'news-2' ], array_map( static fn ( int $slider ): string => (string) get_post( $slider )?->post_name, self::sliders() ) );
		self::assertSame( self::OLD, self::old_content( $id ) );
		$none = $this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ], 'existing-0' => 'skip' ] );
		self::assertInstanceOf( WP_Error::class, $none );
	}

	public function test_dialogs_find_each_other_when_sliders_come_one_by_one(): void {
		self::existing();
		$token = self::token( $this->choose( self::linked( 'news', 'other' ) . self::linked( 'other', 'news' ) ) );
		$first = self::take( [ 'source' => $token, 'slider' => 0 ] );
		self::assertSame( [ 201, 'news-2' ], [ $first->get_status(), $first->get_data()['alias'] ] );
		$second = self::take( [ 'source' => $token, 'slider' => 1, 'aliases' => [ 0 => 'news-2' ], 'last' => true ] );
		self::assertSame( 'news-2', self::model( $second->get_data()['id'] )['slides'][0]['layers'][0]['actions'][0]['modal'] );
		self::assertSame( 'other', self::model( $first->get_data()['id'] )['slides'][0]['layers'][0]['actions'][0]['modal'] );
	}

	public function test_dialogs_of_others_open_the_replaced_slider(): void {
		$id     = self::existing();
		$token  = self::token( $this->choose( self::linked( 'other', 'news' ) . self::page() ) );
		$other  = self::take( [ 'source' => $token, 'slider' => 0, 'choices' => [ 1 => 'replace' ] ] );
		$second = self::take( [ 'source' => $token, 'slider' => 1, 'choices' => [ 1 => 'replace' ], 'aliases' => [ 0 => 'other' ], 'last' => true ] );
		self::assertSame( [ $id, 'news' ], [ $second->get_data()['id'], $second->get_data()['alias'] ] );
		self::assertSame( 'news', self::model( $other->get_data()['id'] )['slides'][0]['layers'][0]['actions'][0]['modal'] );
		self::assertSame( 400, self::take( [ 'source' => self::token( $this->choose( self::page() ) ), 'slider' => 0, 'choices' => [ 0 => 'burn' ] ] )->get_status() );
	}

	public function test_a_failed_import_restores_the_replaced_slider(): void {
		$id = self::existing();
		update_post_meta( $id, '_frontage_slider_extras', '[1]' );
		add_filter( 'wp_insert_post_empty_content', static fn ( bool $empty, array $post ): bool => $empty || 'other' === ( $post['post_name'] ?? '' ), 20, 2 );
		$failed = $this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() . self::page( alias: 'other' ) ) ), 'sliders' => [ '0', '1' ], 'existing-0' => 'replace' ] );
		self::assertInstanceOf( WP_Error::class, $failed );
		self::assertSame( [ self::OLD, 'News', '[1]' ], [ self::old_content( $id ), get_post( $id )?->post_title, get_post_meta( $id, '_frontage_slider_extras', true ) ] );
	}

	public function test_nothing_is_replaced_where_no_revision_would_have_the_previous_content(): void {
		$id = self::existing();
		foreach ( [ 0, 1 ] as $kept ) {
			add_filter( 'wp_revisions_to_keep', static fn (): int => $kept );
			$plan = $this->choose( self::page() );
			self::assertStringNotContainsString( 'value="replace"', self::open( $plan ) );
			self::assertInstanceOf( WP_Error::class, $this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $plan ), 'sliders' => [ '0' ], 'existing-0' => 'replace' ] ), "$kept revisions" );
			self::assertSame( self::OLD, self::old_content( $id ) );
		}
	}

	public function test_nobody_replaces_a_slider_that_they_may_not_edit(): void {
		$id = self::existing();
		$this->sign_in( 'author' );
		wp_get_current_user()->add_cap( SliderCreator::CAPABILITY );
		$plan = $this->choose( self::page() );
		self::assertStringNotContainsString( 'value="replace"', self::open( $plan ) );
		$taken = self::take( [ 'source' => self::token( $plan ), 'slider' => 0, 'media' => 'leave', 'choices' => [ 0 => 'replace' ] ] );
		self::assertSame( [ 403, self::OLD ], [ $taken->get_status(), self::old_content( $id ) ] );
	}

	public function test_a_report_before_the_import_names_the_replaced_slider(): void {
		wp_update_post( [ 'ID' => self::existing(), 'post_title' => 'news' ] );
		file_put_contents( $this->file, self::page() );
		$title = function ( array $choices ): mixed {
			$sliders = ( new SliderCreator( new MediaImporter( MediaImporter::LEAVE ), 'draft', true, $choices ) )->create_from_file( $this->file );
			return is_array( $sliders ) ? $sliders[0]['title'] : $sliders->get_error_message();
		};
		self::assertSame( [ 'news-2', 'news' ], [ $title( [] ), $title( [ 0 => 'replace' ] ) ] );
	}

	public function test_the_command_line_replaces_and_skips_and_says_so(): void {
		require_once dirname( __DIR__, 4 ) . '/tests/support/wp-cli.php';
		$id = self::existing();
		file_put_contents( $this->file, self::page() );
		$import = function ( string $choice ): string {
			\WP_CLI::$said = [];
			( new \Frontage\Slider\Import\SliderCommand() )->import( [ $this->file ], [ 'media' => 'leave', 'existing' => $choice ] );
			return implode( "\n", \WP_CLI::$said );
		};
		self::assertStringEndsWith( "news: skipped\nSuccess: 0 of 1 slider imported. No issues found.", $import( 'skip' ) );
		self::assertSame( [ self::OLD, [ $id ] ], [ self::old_content( $id ), self::sliders() ] );
		self::assertStringContainsString( "news (#$id) (replaced)", $import( 'replace' ) );
		self::assertNotSame( self::OLD, self::old_content( $id ) );
		self::assertStringContainsString( 'news-2 (#', $import( 'keep-both' ) );
		self::assertCount( 2, self::sliders() );
	}
}
