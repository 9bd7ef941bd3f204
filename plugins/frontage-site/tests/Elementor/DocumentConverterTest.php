<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Elementor;

use Frontage\Site\Elementor\Widgets\WidgetMap;

require_once __DIR__ . '/ElementorTestCase.php';

/** What Elementor's widgets become, and those of the imported theme. */
final class DocumentConverterTest extends ElementorTestCase {

	public function test_every_widget_of_the_anchor_theme_becomes_its_block(): void {
		$names = self::names( self::converted( self::document( 'theme-widgets' ) )['content'] );
		foreach ( [ 'site-logo', 'frontage/menu', 'frontage/search', 'heading', 'button', 'cover', 'frontage/fancy-box', 'frontage/pricing', 'frontage/price-plan', 'frontage/team', 'frontage/team-member', 'frontage/term-filter', 'query', 'frontage/testimonials', 'frontage/testimonial', 'frontage/carousel', 'frontage/contact-info', 'frontage/contact-item', 'frontage/newsletter', 'social-links', 'frontage/counter', 'frontage/progress', 'frontage/progress-item', 'frontage/steps', 'frontage/step' ] as $name ) {
			self::assertContains( $name, $names );
		}
	}

	public function test_elementors_own_widgets_become_blocks_of_wordpress(): void {
		$made  = self::converted( self::document( 'common-widgets' ) );
		$names = self::names( $made['content'] );
		foreach ( [ 'columns', 'column', 'group', 'heading', 'paragraph', 'list', 'quote', 'image', 'separator', 'html', 'spacer', 'buttons', 'icon', 'gallery', 'embed', 'video', 'accordion', 'tabs', 'social-links', 'shortcode', 'query' ] as $name ) {
			self::assertContains( $name, $names );
		}
		self::assertSame( [ 34, 1 ], [ $made['moved'], $made['kept'] ], 'All but the price list have a counterpart.' );
	}

	public function test_fixtures_hold_every_widget_that_is_known_and_tested_here(): void {
		preg_match_all( '/"widgetType": ?"([\w-]+)"/', self::document( 'theme-widgets' ) . self::document( 'common-widgets' ), $found );
		$theme = [ 'ct_button', 'ct_heading', 'ct_fancy_box', 'ct_pricing', 'ct_team_grid', 'ct_portfolio_grid', 'ct_testimonial_carousel', 'ct_blog_carousel', 'ct_contact_info', 'ct_logo', 'ct_menu', 'ct_mailchimp_form', 'ct_counter', 'ct_progressbar', 'ct_steps', 'ct_social', 'ct_banner', 'ct_icon_search' ];
		self::assertSame( [], array_values( array_diff( $theme, $found[1] ) ) );
		self::assertSame( [ 'price-list' ], array_values( array_diff( array_unique( $found[1] ), array_keys( WidgetMap::ALL ) ) ) );
	}

	public function test_words_that_count_and_the_line_above_are_kept(): void {
		$content = self::widget( 'ct_heading', [ 'title' => 'We [highlight text="build"] it', 'sub_title' => 'Us', 'sub_title_style' => 'style-line-right', 'title_tag' => 'h2', 'ct_animate' => 'wow fadeInUp', 'ct_animate_delay' => '80' ] );
		self::assertStringContainsString( '<h2 class="wp-block-heading">We <mark class="fr-highlight">build</mark> it</h2>', $content );
		self::assertStringContainsString( '<p class="is-style-eyebrow-line">Us</p>', $content );
		self::assertStringContainsString( '"frReveal":{"animation":"fade-up","delay":80}', $content );
	}

	public function test_a_shortcode_keeps_its_attributes_wherever_it_stood(): void {
		foreach ( [ self::widget( 'shortcode', [ 'shortcode' => '[gallery ids="1,2"]' ] ), self::widget( 'shortcode', [ 'shortcode' => '[gallery ids=&quot;1,2&quot;]' ] ), self::widget( 'text-editor', [ 'editor' => '<p>[gallery ids="1,2"]</p>' ] ), self::widget( 'text-editor', [ 'editor' => '[gallery ids=&quot;1,2&quot;]' ] ) ] as $content ) {
			self::assertStringContainsString( "<!-- wp:shortcode -->\n[gallery ids=\"1,2\"]\n<!-- /wp:shortcode -->", $content );
		}
	}

	public function test_a_carousels_settings_map_one_to_one(): void {
		$content = self::converted( self::document( 'theme-widgets' ) )['content'];
		self::assertStringContainsString( '"columns":{"xs":1,"sm":1,"md":2,"lg":2,"xl":2},"arrows":false,"dots":true,"autoplay":true,"interval":4000,"pauseOnHover":false,"loop":"none","speed":600,"slidesToScroll":2', $content );
	}

	public function test_two_lists_of_plans_are_one_with_two_prices(): void {
		$content = self::converted( self::document( 'theme-widgets' ) )['content'];
		self::assertStringContainsString( '"prices":{"monthly":{"amount":"49","currency":"$","suffix":"/ month","url":"https://old.example/small/"},"yearly":{"amount":"470","currency":"$","suffix":"/ year","url":"https://old.example/small-year/"}}', $content );
		self::assertSame( 2, substr_count( $content, '<!-- wp:frontage/price-plan' ) );
	}

	public function test_looks_become_supports_and_give_way_on_a_phone(): void {
		$content = self::widget( 'heading', [ 'title' => 'Large', 'title_color' => '#123456', 'align' => 'center', 'typography_font_size' => [ 'unit' => 'px', 'size' => 64 ], 'typography_font_size_mobile' => [ 'unit' => 'px', 'size' => 30 ] ] );
		self::assertStringContainsString( '"color":{"text":"#123456"}', $content );
		self::assertStringContainsString( '"fontSize":"clamp(30px,5.33vw,64px)"', $content );
		self::assertStringContainsString( 'class="wp-block-heading has-text-align-center has-text-color"', $content );
	}

	public function test_widths_of_columns_and_what_lies_between_a_picture_and_its_words_are_kept(): void {
		$content = self::converted( self::document( 'common-widgets' ) )['content'];
		self::assertStringContainsString( 'style="flex-basis:33%"', $content );
		self::assertStringContainsString( '"dimRatio":70,"customOverlayColor":"#001122"', $content );
		self::assertStringContainsString( 'linear-gradient(180deg,#ffffff 0%,#eeeeee 100%)', $content );
	}

	public function test_a_colour_of_the_kit_is_its_value(): void {
		$kit = wp_insert_post( [ 'post_type' => 'post', 'post_title' => 'Kit' ] );
		update_option( 'elementor_active_kit', $kit );
		update_post_meta( $kit, '_elementor_page_settings', [ 'system_colors' => [ [ '_id' => 'primary', 'color' => '#ABCDEF' ] ] ] );
		$this->sign_in( 'editor' );
		$page  = $this->page( self::around( [ 'id' => 'w', 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'Ours', '__globals__' => [ 'title_color' => 'globals/colors?id=primary' ] ], 'elements' => [] ] ) );
		$draft = \Frontage\Site\Elementor\ElementorPages::convert( $page );
		self::assertIsInt( $draft );
		self::assertStringContainsString( '"text":"#abcdef"', (string) get_post_field( 'post_content', $draft, 'raw' ) );
	}

	public function test_an_unknown_widget_keeps_texts_and_pictures_and_is_listed(): void {
		$json = self::around( [ 'id' => 'w', 'elType' => 'widget', 'widgetType' => 'fancy-thing', 'settings' => [ 'title' => 'What it is', 'title_color' => '#fff000', 'layout' => 'two', 'items' => [ [ 'item_text' => 'A sentence of it.', 'photo' => [ 'url' => 'https://old.example/p.jpg', 'id' => 4 ] ] ], 'button_text' => 'Go on', 'link' => [ 'url' => 'https://old.example/go/' ] ], 'elements' => [] ] );
		$made = self::converted( $json );
		foreach ( [ '>What it is</h3>', '<p>A sentence of it.</p>', 'src="https://old.example/p.jpg"', 'href="https://old.example/go/"' ] as $kept ) {
			self::assertStringContainsString( $kept, $made['content'] );
		}
		self::assertStringNotContainsString( '>two<', $made['content'] );
		self::assertContains( [ 'code' => 'unknown', 'what' => 'fancy-thing', 'count' => 1 ], $made['findings'] );
	}

	public function test_frames_of_films_are_embedded_and_others_are_named(): void {
		$content = self::widget( 'html', [ 'html' => '<p>Look</p><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa?rel=0"></iframe><iframe src="https://evil.example/"></iframe>' ] );
		self::assertStringContainsString( 'https://www.youtube.com/watch?v=aaaaaaaaaaa', $content );
		self::assertStringNotContainsString( 'evil.example', $content );
		self::assertStringNotContainsString( '<iframe', $content );
	}

	public function test_what_is_not_elementors_is_refused_with_a_reason(): void {
		foreach ( [ '{' => 'not-json', '"text"' => 'not-json', '{"a":1}' => 'not-elementor', '[]' => 'empty', '[1,2]' => 'not-elementor' ] as $json => $reason ) {
			try {
				self::converted( (string) $json );
				self::fail( "$json was taken." );
			} catch ( \Frontage\Site\Elementor\Source\DocumentRefusedException $refused ) {
				self::assertSame( $reason, $refused->reason );
			}
		}
	}
}
