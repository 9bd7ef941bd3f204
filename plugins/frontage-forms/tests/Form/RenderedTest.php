<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Document\FormFormat;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/FormTestCase.php';

/** The recorded pages: the same form, shortcode and address give the same markup. */
final class RenderedTest extends FormTestCase {

	/** @return iterable<string, array{array<string, string>, array<string, string>}> */
	public static function forms(): iterable {
		$forms = array_column( self::fixture( 'contact-forms/rendered-html.json' )['forms'], null, 'id' );
		unset( $forms['f07'] ); // It prints no form.
		foreach ( [ 'f10', 'f12' ] as $with_uploads ) {
			$forms[ $with_uploads ]['html'] = self::also_without_script( $forms[ $with_uploads ]['html'] );
		}
		foreach ( $forms as $id => $form ) {
			yield $id => [ $forms[ substr( $id, 0, 3 ) ], $form ];
		}
	}

	/** The recorded upload fields need a script; ours are posted by the form too. And where a tag names no kinds the recorded `accept` says nothing. */
	private static function also_without_script( string $html ): string {
		$html = str_replace( [ ' novalidate=', 'accept="."' ], [ ' enctype="multipart/form-data" novalidate=', 'accept=".' . implode( ', .', \Frontage\Forms\Document\UploadConstraints::TYPES ) . '"' ], $html );
		return (string) preg_replace( '~ data-name="(\w+)"(?=[^>]* data-id=)~', '$0 name="$1[]"', $html );
	}

	/**
	 * @param array<string, string> $form
	 * @param array<string, string> $page
	 */
	#[DataProvider( 'forms' )]
	public function test_prints_the_recorded_page( array $form, array $page ): void {
		$query = str_contains( $page['id'], '?' ) ? [ 'h-get' => 'QQ', 'g-get' => 'a<b>c' ] : [];
		preg_match( '~wpcf7-f(\d+)-p(\d+)-o1~', $page['html'], $ids );
		$_GET                   = $query;
		$_SERVER['REQUEST_URI'] = '/' . $form['id'] . '/' . ( $query ? '?' . http_build_query( $query ) : '' );
		self::assert_same_markup( self::on_this_day( $page['html'] ), $this->page( $form, (int) $ids[1], (int) $ids[2] ) );
	}

	public function test_members_forms_say_so_to_others(): void {
		$form = array_column( self::fixture( 'contact-forms/rendered-html.json' )['forms'], null, 'id' )['f07'];
		$ours = $this->make_form( $form['template'], $form['additional_settings'] );
		self::assertSame( $form['anonymous_html'], do_shortcode( '[contact-form-7 id="' . $ours->id . '"]' ) );
		$this->sign_in( 'subscriber' );
		$html = do_shortcode( '[contact-form-7 id="' . $ours->id . '"]' );
		self::assertStringContainsString( 'name="' . FormFormat::FIELD_NONCE . '"', $html );
	}

	/**
	 * The page's content as WordPress's own functions give it to a block theme.
	 *
	 * @param array<string, string> $form
	 */
	private function page( array $form, int $form_id, int $page_id ): string {
		preg_match( '~\[contact-form-7 id="([0-9a-f]{7})" title="([^"]*)"~', $form['shortcode'], $address );
		$this->make_form( $form['template'], $form['additional_settings'], $form_id, $address[2] );
		update_post_meta( $form_id, FormFormat::META_HASH, str_pad( $address[1], 64, '0' ) );
		wp_insert_post( [ 'import_id' => $page_id, 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $form['id'], 'post_content' => wp_slash( $form['shortcode'] ) ] );
		query_posts( [ 'page_id' => $page_id ] );
		the_post();
		$html = wptexturize( apply_filters( 'the_content', get_the_content() ) );
		wp_reset_query();
		self::assertSame( 1, preg_match( '~<div class="wpcf7 .*</form>\n</div>~s', $html, $match ), $html );
		return $match[0];
	}
}
