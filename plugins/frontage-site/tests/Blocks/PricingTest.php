<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\PricingTable;
use Frontage\Site\Blocks\StructuredData;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/pricing with its plans; hostile attributes come with BlockTestCase. */
final class PricingTest extends BlockTestCase {

	protected const BLOCK = 'frontage/pricing';

	private const PLAN = '<!-- wp:frontage/price-plan {"title":"Design","popular":"Most chosen","prices":{"monthly":{"amount":"49","currency":"€","suffix":"/month","url":"/monthly"},"yearly":{"amount":"39.5","currency":"€","was":"49","url":"/yearly"}}} --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item {"className":"is-style-excluded"} --><li class="is-style-excluded">Drawings</li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/plan">Choose</a></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- /wp:frontage/price-plan -->';

	public function test_the_switch_is_radio_buttons_of_its_own_and_both_prices_are_there(): void {
		$html = self::pricing( '{"default":1}' ) . self::pricing();
		self::assertSame( 2, preg_match_all( '/name="(fr-pricing-\d+)" value="yearly"/', $html, $found ) );
		self::assertNotSame( $found[1][0], $found[1][1] );
		self::assertMatchesRegularExpression( '/value="yearly"[^>]*checked/', $html );
		self::assertStringContainsString( 'data-announce="Showing Yearly prices"', $html );
		self::assertStringContainsString( '<data value="49.00">€49</data>', $html );
		self::assertStringContainsString( '<data value="39.50">€39.50</data>', $html );
	}

	public function test_a_choice_is_remembered_only_where_the_author_wants_it(): void {
		self::assertStringNotContainsString( 'data-remember', self::pricing() . self::pricing( '{"remember":"yes"}' ) );
		self::assertMatchesRegularExpression( '~<div [^>]*class="[^"]*fr-pricing[^>]* data-remember>~', self::pricing( '{"remember":true}' ) );
	}

	public function test_each_period_has_its_button(): void {
		$html = self::pricing();
		self::assertMatchesRegularExpression( '~data-price="0">\s*<div class="wp-block-buttons.*?href="/monthly".*?data-price="1">\s*<div class="wp-block-buttons.*?href="/yearly"~s', $html );
		self::assertStringNotContainsString( 'href="/plan"', $html );
	}

	public function test_two_periods_of_one_name_keep_their_prices(): void {
		$plan = '<!-- wp:frontage/price-plan {"title":"Twice","prices":{"monthly":{"amount":"1","currency":"€"},"b":{"amount":"2","currency":"€"},"c":{"amount":"3","currency":"€"}}} /-->';
		$html = do_blocks( '<!-- wp:frontage/pricing {"isPublicList":true,"periods":[{"key":"monthly","label":"Monthly"},{"key":"b","label":"Once"},{"key":"c","label":"Once"}]} -->' . $plan . '<!-- /wp:frontage/pricing -->' );
		foreach ( [ '€1', '€2', '€3' ] as $index => $price ) {
			self::assertMatchesRegularExpression( "~<p [^>]*data-price=\"$index\">[^€]*$price</data>~", $html );
		}
		ob_start();
		StructuredData::print();
		self::assertSame( 3, substr_count( (string) ob_get_clean(), '"Offer"' ) );
		remove_action( 'wp_footer', [ StructuredData::class, 'print' ] );
	}

	public function test_what_stands_in_a_plan_is_printed_once(): void {
		$times = 0;
		$count = static function ( string $html ) use ( &$times ): string {
			++$times;
			return $html;
		};
		add_filter( 'render_block_core/list', $count );
		self::pricing();
		remove_filter( 'render_block_core/list', $count );
		self::assertSame( 1, $times );
	}

	public function test_a_feature_that_is_missing_says_so_in_words(): void {
		self::assertMatchesRegularExpression( '~<li class="is-style-excluded[^"]*"><span class="screen-reader-text">Not included: </span>Drawings</li>~', self::pricing() );
	}

	public function test_search_engines_read_prices_only_of_a_public_list_and_once(): void {
		self::pricing();
		self::assertFalse( has_action( 'wp_footer', [ StructuredData::class, 'print' ] ) );
		self::pricing( '{"isPublicList":true}' );
		self::pricing( '{"isPublicList":true}' );
		ob_start();
		StructuredData::print();
		$html = (string) ob_get_clean();
		remove_action( 'wp_footer', [ StructuredData::class, 'print' ] );
		self::assertSame( 1, preg_match( '~<script type="application/ld\+json">(.*?)</script>~s', $html, $found ) );
		$graph = json_decode( $found[1], true );
		self::assertSame( [ '49.00', '39.50' ], array_column( $graph['@graph'][0]['itemListElement'], 'price' ) );
		self::assertCount( 1, $graph['@graph'] );
	}

	public function test_amounts_are_read_as_people_write_them(): void {
		self::assertSame( "NOK\u{A0}1,490", PricingTable::format_price( '1490', 'NOK' ) );
		self::assertSame( 'On request', PricingTable::format_price( 'On request', '€' ) );
	}

	private static function pricing( string $attributes = '{}' ): string {
		return do_blocks( "<!-- wp:frontage/pricing $attributes -->" . self::PLAN . '<!-- /wp:frontage/pricing -->' );
	}
}
