<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Elementor;

use Frontage\Site\Elementor\Source\DocumentRefusedException;
use Frontage\Site\Elementor\Source\SafeHtml;
use Frontage\Site\Elementor\Widgets\WidgetMap;
use Frontage\Tests\Growth;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/ElementorTestCase.php';

/** Documents that somebody made to do harm, or that are broken. */
final class HostileTest extends ElementorTestCase {

	private const SETTINGS = [ 'title', 'text', 'editor', 'text_editor', 'html', 'description_text', 'title_text', 'sub_title', 'shortcode', 'testimonial_content', 'ending_number', 'prefix', 'price', 'address', 'form_name', 'button_text', 'btn_text', 'alert_title', 'content', 'banner_title', 'header_size', 'title_color', 'background_color', 'menu', 'video_link', 'youtube_url', 'list_content', 'url', 'typography_font_family', '_element_id', 'css_classes' ];

	private const LISTS = [ 'icon_list', 'tabs', 'ct_accordion', 'content_list', 'testimonial', 'contact_info', 'form_fields', 'steps', 'progressbar_list', 'content_monthly', 'content_year', 'icons', 'social_icon_list', 'clients', 'list', 'wp_gallery', 'carousel', 'image' ];

	/** @return iterable<string, array{ string }> */
	public static function texts(): iterable {
		yield 'a script' => [ '<script>alert(1)</script>' ];
		yield 'a handler' => [ '<img src=x onerror=alert(1)>' ];
		yield 'an address that runs' => [ '<a href="javascript:alert(1)">x</a>' ];
		yield 'a quote that ends an attribute' => [ '" onmouseover="alert(1)" x="' ];
		yield 'a comment that begins a block' => [ '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->' ];
		yield 'a comment within a comment' => [ '<p>x</p><!-<!--x-->- wp:frontage/counter {"title":"x"} /-->' ];
		yield 'a comment that HTML takes for one' => [ '<p>x</p></ wp:frontage/counter /><!wp:frontage/counter /><?wp:frontage/counter /?><div><! wp:frontage/counter /></div>' ];
		yield 'the end of a block' => [ '--><!-- /wp:paragraph --><script>alert(1)</script>' ];
		yield 'a style that never ends' => [ '<style>body{display:none}' ];
		yield 'a drawing' => [ '<svg onload=alert(1)><script>alert(1)</script></svg>' ];
		yield 'a form' => [ '<form action="https://evil.example/"><input name="password"></form>' ];
	}

	public function test_a_long_text_takes_as_long_as_it_is(): void {
		self::assertLessThan( 24, Growth::factor( SafeHtml::without_code( ... ), 24, '<script ', 20_000 ) );
		self::assertLessThan( 24, Growth::factor( run: SafeHtml::without_breaks( ... ), most: 24, part: ' ', times: 100_000, head: 'x', tail: 'x' ) );
		self::assertLessThan( 24, Growth::factor( run: SafeHtml::without_breaks( ... ), most: 24, part: '<br> ', times: 20_000, head: 'x', tail: 'x' ) );
		self::assertSame( 'x<br>y', SafeHtml::without_breaks( " <br/>&nbsp;\u{A0}x<br>y<BR />\n<br > \u{A0}&nbsp;" ) );
	}

	#[DataProvider( 'texts' )]
	public function test_nothing_that_runs_gets_through_any_widget( string $text ): void {
		$row      = array_fill_keys( [ ...self::SETTINGS, 'tab_title', 'tab_content', 'ac_title', 'ac_content', 'item_title', 'position', 'description', 'field_label', 'placeholder', 'field_options', 'acceptance_text', 'custom_id', 'social', 'feature', 'percent', 'client_name' ], $text ) + [ 'image' => [ 'url' => $text, 'id' => 1, 'alt' => $text ], 'link' => [ 'url' => 'javascript:alert(1)' ], 'btn_link' => [ 'url' => 'data:text/html,<script>alert(1)</script>' ], 'icon_link' => [ 'url' => 'javascript:alert(1)' ], 'field_type' => 'text' ];
		$settings = $row + array_fill_keys( self::LISTS, [ $row ] ) + [ 'selected_icon' => [ 'value' => $text ], 'ct_animate' => $text, 'background_background' => 'classic', 'background_image' => [ 'url' => $text ] ];
		foreach ( [ ...array_keys( WidgetMap::ALL ), 'something-unknown' ] as $type ) {
			$content = self::widget( $type, $settings );
			$tags    = new \WP_HTML_Tag_Processor( $content );
			while ( $tags->next_tag() ) {
				self::assertNotContains( $tags->get_tag(), [ 'SCRIPT', 'STYLE', 'FORM', 'INPUT', 'SVG', 'IFRAME', 'OBJECT' ], $type );
				self::assertNull( $tags->get_attribute_names_with_prefix( 'on' ) ?: null, $type );
				foreach ( [ 'href', 'src' ] as $name ) {
					self::assertDoesNotMatchRegularExpression( '~^\s*(?:javascript|data):~i', (string) $tags->get_attribute( $name ), $type );
				}
			}
			self::assertDoesNotMatchRegularExpression( '~"(?:url|link)":"(?:javascript|data):~i', $content, $type );
			self::assertDoesNotMatchRegularExpression( '~<!--\s*wp:frontage/counter (?:\{"title":"x"\} )?/-->~', str_starts_with( $text, '<p>x</p><' ) ? $content : '', "$type: no block but ours" );
			self::assertSame( $content, serialize_blocks( parse_blocks( $content ) ), "$type: its blocks end where they should" );
		}
	}

	/** @return iterable<string, array{ mixed }> */
	public static function wrong(): iterable {
		yield 'nothing' => [ null ];
		yield 'a number' => [ 3.5 ];
		yield 'yes' => [ true ];
		yield 'a list' => [ [ 1, [ 2, [ 'url' => [ 'x' ] ] ], null ] ];
		yield 'an object' => [ [ 'url' => [ 'a' ], 'size' => 'x', 'unit' => [], 'top' => [], 'value' => [ 1 ], 'id' => [ 2 ] ] ];
		yield 'a broken sign' => [ "\u{202E}\u{FFFF}\u{0}x" ];
		yield 'a huge number' => [ '1e309' ];
	}

	#[DataProvider( 'wrong' )]
	public function test_values_of_another_kind_break_nothing( mixed $value ): void {
		$row      = array_fill_keys( [ ...self::SETTINGS, 'link', 'image', 'percent', 'feature', 'social', 'field_type', 'field_options' ], $value );
		$settings = $row + array_fill_keys( self::LISTS, $value ) + array_fill_keys( [ 'typography_font_size', '_padding', '_margin', 'border_radius', 'space', 'col_md', 'rating', 'limit', 'columns', '__globals__', 'submit_actions', 'hide_mobile', 'width', 'background_overlay_opacity' ], $value );
		foreach ( [ ...array_keys( WidgetMap::ALL ), 'something-unknown' ] as $type ) {
			foreach ( [ $settings, array_fill_keys( self::LISTS, [ $row, $value ] ) ] as $given ) {
				$content = self::widget( $type, $given );
				self::assertSame( $content, serialize_blocks( parse_blocks( $content ) ), $type );
			}
		}
		$broken = [ [ 'elType' => 'section', 'settings' => $value, 'elements' => $value ], [ 'elType' => $value ], $value, [ 'elType' => 'container', 'settings' => $settings, 'elements' => [ [ 'elType' => 'widget', 'widgetType' => $value, 'settings' => [ 'title' => 'Stays' ] ] ] ] ];
		self::assertStringContainsString( 'Stays', self::converted( (string) wp_json_encode( $broken ) )['content'] );
	}

	public function test_deep_and_huge_documents_are_refused_before_anything_is_made(): void {
		$deep = [ 'elType' => 'container', 'elements' => [] ];
		for ( $n = 0; $n < 40; $n++ ) {
			$deep = [ 'elType' => 'container', 'elements' => [ $deep ] ];
		}
		$documents = [
			'too-deep' => (string) wp_json_encode( [ $deep ] ),
			'too-many' => (string) wp_json_encode( array_fill( 0, 5001, [ 'elType' => 'widget', 'widgetType' => 'spacer' ] ) ),
			'too-big'  => str_repeat( ' ', 8 * MB_IN_BYTES ) . '[]',
		];
		foreach ( $documents as $reason => $json ) {
			try {
				self::converted( $json );
				self::fail( "$reason was taken." );
			} catch ( DocumentRefusedException $refused ) {
				self::assertSame( $reason, $refused->reason );
			}
		}
		self::assertSame( 200, substr_count( self::widget( 'icon-list', [ 'icon_list' => array_fill( 0, 5000, [ 'text' => 'a' ] ) ] ), '<li>' ), 'Of a list, two hundred.' );
	}

	public function test_mail_of_a_foreign_template_goes_to_nobody_that_it_names(): void {
		$this->sign_in( 'administrator' );
		$json = self::around( [ 'id' => 'f1', 'elType' => 'widget', 'widgetType' => 'form', 'settings' => [ 'form_name' => 'Ask', 'email_to' => 'thief@evil.example', 'form_fields' => [ [ 'custom_id' => 'a', 'field_type' => 'email', 'field_label' => 'Mail [b]' ] ] ], 'elements' => [] ] );
		$id   = \Frontage\Site\Elementor\ElementorPages::import( $json, 'From elsewhere' );
		self::assertIsInt( $id );
		$form = max( get_posts( [ 'post_type' => 'wpcf7_contact_form', 'fields' => 'ids', 'numberposts' => -1 ] ) );
		$mail = get_post_meta( $form, '_mail', true );
		self::assertSame( '[_site_admin_email]', is_array( $mail ) ? $mail['recipient'] : '' );
		self::assertStringContainsString( '[email a]', (string) get_post_meta( $form, '_form', true ) );
	}
}
