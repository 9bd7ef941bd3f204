<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\StructuredData;
use Frontage\Site\Reviews\ProviderCredentials;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/reviews; hostile attributes come with BlockTestCase. */
final class ReviewsTest extends BlockTestCase {

	protected const BLOCK = 'frontage/reviews';

	private const FIRM = '46d6a890000064000500e0c3';

	private const FRAME = [
		'mode'         => 'frame',
		'url'          => 'https://www.trustpilot.com/review/example.com?a=1&b=2',
		'businessUnit' => self::FIRM,
		'template'     => '539ad0ffdec7e10e686debd7',
		'locale'       => 'nb-NO',
		'height'       => '240',
		'stars'        => '4,5',
	];

	public function test_a_frame_is_a_link_and_a_question_and_nothing_of_the_provider(): void {
		$html = self::printed( self::FRAME );
		self::assertStringContainsString( '<a class="fr-reviews__away" href="https://www.trustpilot.com/review/example.com?a=1&#038;b=2"', $html );
		self::assertStringContainsString( 'data-locale="nb-NO" data-template-id="539ad0ffdec7e10e686debd7" data-businessunit-id="' . self::FIRM . '" data-style-height="240" data-theme="light" data-stars="4,5"', self::without_defaults( $html ) );
		self::assertSame( 'marketing', self::consent() );
		self::assertStringContainsString( '--fr-height:240px;', $html );
		self::assertStringContainsString( 'IP address', $html );
		self::assertSame( 0, preg_match( '/<(script|iframe|img|link)\b/', $html ) );
		self::assertContains( '@frontage/behaviours/reviews-frame', wp_script_modules()->get_queue() );
	}

	public function test_wrong_values_leave_the_link_alone(): void {
		foreach ( [ 'businessUnit' => 'x', 'template' => '../evil', 'locale' => 'norsk', 'height' => '10em', 'width' => 'calc(1px)' ] as $name => $wrong ) {
			$html = self::printed( [ $name => $wrong ] + self::FRAME );
			self::assertStringNotContainsString( 'fr-reviews-frame', $html, $name );
			self::assertStringContainsString( 'href="https://www.trustpilot.com/review/example.com', $html, $name );
		}
		self::assertSame( '', trim( self::printed( [ 'url' => '', 'businessUnit' => '' ] + self::FRAME ) ) );
	}

	public function test_consent_that_a_filter_knows_counts_before_all_others(): void {
		foreach ( [ 'given' => true, 'refused' => false ] as $word => $answer ) {
			add_filter( 'frontage_site_reviews_consent', static fn (): bool => $answer );
			self::printed( self::FRAME );
			self::assertSame( $word, self::consent() );
		}
		remove_all_filters( 'frontage_site_reviews_consent' );
		update_option( ProviderCredentials::OPTION, [ 'frame' => [ 'category' => 'functional' ] ] );
		self::assertSame( 'functional', self::consent() );
	}

	public function test_a_place_of_the_firm_may_be_read_by_search_engines_where_its_template_has_a_page_for_them(): void {
		$pasted = '<div class="trustpilot-widget" data-locale="en-GB" data-template-id="53aa8912dec7e10d38f59f36" data-businessunit-id="' . self::FIRM . '" data-location="oslo" data-allow-robots="true"></div>';
		self::assertStringContainsString( ' data-fr-robots', do_blocks( $pasted ) );
		foreach ( [ ' data-location="oslo"' => '', 'robots="true"' => 'robots="false"', '53aa8912dec7e10d38f59f36' => '53aa8807dec7e10d38f59f32' ] as $from => $to ) {
			self::assertStringNotContainsString( 'data-fr-robots', do_blocks( str_replace( $from, $to, $pasted ) ) );
		}
	}

	/** What a page tells the module of consent: in a script, which nobody who writes posts can print. */
	private static function consent(): mixed {
		$data = apply_filters( 'script_module_data_@frontage/behaviours/reviews-frame', [] );
		self::assertIsArray( $data );
		return $data['consent'] ?? null;
	}

	public function test_what_was_pasted_asks_first_too_unless_its_own_script_comes_with_it(): void {
		$pasted = '<div class="trustpilot-widget" data-locale="en-GB" data-template-id="53aa8912dec7e10d38f59f36" data-businessunit-id="' . self::FIRM . '" data-style-height="140px"><a href="https://www.trustpilot.com/review/example.com" target="_blank" rel="noopener">Trustpilot</a></div>';
		$places = [
			"<!-- wp:html -->$pasted<!-- /wp:html -->",
			"<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:html --><div>$pasted</div><!-- /wp:html --></div><!-- /wp:group -->",
			$pasted,
		];
		foreach ( $places as $content ) {
			wp_dequeue_script_module( '@frontage/behaviours/reviews-frame' );
			$html = do_blocks( $content );
			self::assertSame( 1, substr_count( $html, 'fr-reviews-frame"' ), $html );
			self::assertSame( 1, substr_count( $html, 'data-fr-part="show"' ) );
			self::assertStringContainsString( '>Trustpilot</a><div class="fr-reviews-frame__question">', $html );
			self::assertContains( '@frontage/behaviours/reviews-frame', wp_script_modules()->get_queue() );
		}
		$with_script = '<script src="//widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js" async></script>' . $pasted;
		self::assertSame( $with_script, do_blocks( "<!-- wp:html -->$with_script<!-- /wp:html -->" ) );
		$wrong = str_replace( self::FIRM, 'none', $pasted );
		self::assertSame( $wrong, do_blocks( "<!-- wp:html -->$wrong<!-- /wp:html -->" ) );
	}

	public function test_testimonials_of_the_site_are_shown_by_the_site(): void {
		$page = self::page( 'Ada \u003cb\u003eByron\u003c/b\u003e', 'Went up in a day.' );
		self::page( 'Grace Hopper', 'No bugs.', [ 'post_status' => 'draft' ] );
		self::page( 'Somebody', 'Secret.', [ 'post_password' => 'x' ] );
		$html = self::printed( [] );
		self::assertStringContainsString( '<p>Went up in a day.</p>', $html );
		self::assertStringContainsString( 'aria-label="4.5 out of 5"', $html );
		self::assertMatchesRegularExpression( '~<a href="[^"]*" rel="noopener">Ada Byron</a>~', $html );
		self::assertStringContainsString( '<time datetime="2026-03-14">', $html );
		self::assertStringNotContainsString( 'No bugs', $html );
		self::assertStringNotContainsString( 'Secret', $html );
		self::assertNotContains( '@frontage/behaviours/reviews-frame', wp_script_modules()->get_queue(), 'nothing is asked of visitors' );

		wp_update_post( [ 'ID' => $page, 'post_content' => wp_slash( self::testimonial( 'Ada Byron', 'In an hour.' ) ) ] );
		self::assertStringContainsString( 'In an hour.', self::printed( [] ), 'a change is seen at once' );
		wp_trash_post( $page );
		self::assertSame( '', trim( self::printed( [] ) ) );
	}

	public function test_products_reviews_come_from_the_shop(): void {
		register_post_type( 'product', [ 'public' => true ] );
		$product = wp_insert_post( [ 'post_type' => 'product', 'post_title' => 'Beam', 'post_status' => 'publish' ] );
		foreach ( [ 'A straight one.' => 1, 'Waiting.' => 0 ] as $text => $approved ) {
			wp_insert_comment( [ 'comment_post_ID' => $product, 'comment_type' => 'review', 'comment_author' => 'Ada', 'comment_content' => $text, 'comment_approved' => $approved, 'comment_meta' => [ 'rating' => 4, 'verified' => 1 ] ] );
		}
		update_post_meta( $product, '_wc_average_rating', '4.0' );
		update_post_meta( $product, '_wc_review_count', '1' );
		$html = self::printed( [ 'provider' => 'woocommerce', 'of' => $product ] );
		self::assertStringContainsString( '<p>A straight one.</p>', $html );
		self::assertStringContainsString( '<span>Verified</span>', $html );
		self::assertStringContainsString( '1 review on Beam', $html );
		self::assertStringNotContainsString( 'Waiting', $html );
		unregister_post_type( 'product' );
	}

	public function test_reviews_of_a_product_behind_a_password_are_kept_from_all_whoever_looked_first(): void {
		register_post_type( 'product', [ 'public' => true ] );
		foreach ( [ 'Open.' => '', 'Behind it.' => 'x' ] as $text => $password ) {
			$product = wp_insert_post( [ 'post_type' => 'product', 'post_title' => 'Beam', 'post_status' => 'publish', 'post_password' => $password ] );
			wp_insert_comment( [ 'comment_post_ID' => $product, 'comment_type' => 'review', 'comment_content' => $text, 'comment_approved' => 1, 'comment_meta' => [ 'rating' => 4 ] ] );
		}
		add_filter( 'post_password_required', '__return_false' ); // Of a visitor who knows it.
		self::assertSame( '', trim( self::printed( [ 'provider' => 'woocommerce', 'of' => $product ] ) ) );
		$html = self::printed( [ 'provider' => 'woocommerce' ] );
		self::assertStringContainsString( 'Open.', $html );
		self::assertStringNotContainsString( 'Behind it.', $html );
		unregister_post_type( 'product' );
	}

	public function test_layouts_are_a_list_rows_or_the_suite_s_carousel(): void {
		foreach ( [ 'One', 'Two', 'Three', 'Four' ] as $name ) {
			self::page( $name, "Said by $name." );
		}
		$rows = self::printed( [ 'layout' => 'grid', 'columns' => [ 'xs' => 1, 'lg' => 4 ] ] );
		self::assertStringContainsString( '--fr-lg:4', $rows );
		self::assertSame( 4, substr_count( $rows, '<li><figure class="fr-review">' ) );
		self::assertSame( 2, substr_count( self::printed( [ 'layout' => 'list', 'count' => 2 ] ), '<figure' ) );
		$carousel = self::printed( [ 'layout' => 'carousel', 'arrows' => true, 'columns' => 2 ] );
		self::assertMatchesRegularExpression( '/<section class="fr-carousel"[^>]*aria-label="Reviews/', $carousel );
		self::assertSame( 4, substr_count( $carousel, '<li class="fr-carousel__item">' ) );
		self::assertStringContainsString( 'data-part="next"', $carousel );
	}

	public function test_search_engines_are_told_of_a_product_whose_score_is_shown_and_never_of_the_firm(): void {
		$this->file( [ 'score' => 4.6, 'count' => 31, 'label' => 'Our book of guests' ] );
		foreach ( [ [], [ 'product' => [ 'name' => ' ' ] ], [ 'product' => [ 'name' => 'Beam' ], 'showSummary' => false ] ] as $silent ) {
			self::printed( $silent + [ 'provider' => 'file', 'showSummary' => true ] );
			self::assertFalse( has_action( 'wp_footer', [ StructuredData::class, 'print' ] ), (string) wp_json_encode( $silent ) );
		}
		self::printed( [ 'provider' => 'file', 'showSummary' => true, 'product' => [ 'name' => 'Beam</script>', 'url' => 'https://example.com/beam' ] ] );
		ob_start();
		StructuredData::print();
		$html = (string) ob_get_clean();
		remove_action( 'wp_footer', [ StructuredData::class, 'print' ] );
		self::assertStringContainsString( '{"@type":"Product","name":"Beam","url":"https://example.com/beam","aggregateRating":{"@type":"AggregateRating","ratingValue":4.6,"reviewCount":31,"bestRating":5,"worstRating":1}}', $html );
		self::assertSame( 1, substr_count( $html, '</script>' ) );
		self::assertStringNotContainsString( 'Organization', $html );
	}

	public function test_hostile_reviews_come_out_as_text(): void {
		$evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
		$this->file( [ 'score' => '4', 'count' => '1', 'label' => $evil, 'url' => 'javascript:alert(1)' ], [ [ 'author' => $evil, 'stars' => 5, 'title' => $evil, 'text' => $evil, 'date' => $evil, 'url' => 'javascript:alert(1)', 'language' => '" onclick="x', 'reply' => $evil ], [ 'stars' => [ 1 ], 'text' => [ 'x' ] ], 'no review' ] );
		$html = self::printed( [ 'provider' => 'file', 'showSummary' => true ] );
		self::assertSame( 1, substr_count( $html, '<figure' ) );
		self::assertSame( 0, preg_match( '/<(script|img)\b|javascript:|<[^>]*\son\w+=/', $html ), $html );
		self::assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt;', $html );
	}

	public function test_what_a_customer_wrote_is_no_shortcode_of_the_site(): void {
		$ran = 0;
		add_shortcode(
			'probe',
			static function () use ( &$ran ): string {
				++$ran;
				return '';
			}
		);
		$said = array_fill_keys( [ 'author', 'title', 'text', 'reply' ], 'Fine. [probe id="1"]' );
		$this->file( [ 'score' => 4, 'count' => 2, 'label' => '[probe]', 'url' => 'https://example.com/?a=[probe]' ], [ $said + [ 'stars' => 5, 'url' => 'https://example.com/?a=[probe]' ] ] );
		foreach ( [ 'list', 'carousel' ] as $layout ) {
			$html = self::printed( [ 'provider' => 'file', 'showSummary' => true, 'layout' => $layout ] );
			do_shortcode( $html );
			self::assertSame( 0, $ran, $layout );
			self::assertStringContainsString( 'Fine. &#091;probe id=&quot;1&quot;&#093;', $html );
		}
		remove_shortcode( 'probe' );
	}

	/** Behind the attributes that are printed where nobody chose: none of this test's business. */
	private static function without_defaults( string $html ): string {
		return str_replace( ' data-style-width="100%"', '', $html );
	}

	private static function testimonial( string $name, string $quote ): string {
		return "<!-- wp:frontage/testimonials --><!-- wp:frontage/testimonial {\"quote\":\"$quote\",\"name\":\"$name\",\"rating\":4.5,\"date\":\"2026-03-14\"} /--><!-- /wp:frontage/testimonials -->";
	}

	/** @param array<string, string> $more */
	private static function page( string $name, string $quote, array $more = [] ): int {
		$id = wp_insert_post( $more + [ 'post_type' => 'page', 'post_title' => $name, 'post_status' => 'publish', 'post_content' => wp_slash( self::testimonial( $name, $quote ) ) ] );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * A file of this site with reviews.
	 *
	 * @param array<string, mixed> $summary
	 * @param list<mixed>          $reviews
	 */
	private function file( array $summary, array $reviews = [ [ 'author' => 'Ada', 'stars' => 5, 'text' => 'Fine.' ] ] ): void {
		$folder = wp_upload_dir();
		file_put_contents( $folder['path'] . '/reviews.json', (string) wp_json_encode( [ 'summary' => $summary, 'reviews' => $reviews ] ) );
		update_option( ProviderCredentials::OPTION, [ 'file' => [ 'url' => $folder['url'] . '/reviews.json' ] ] );
	}
}
