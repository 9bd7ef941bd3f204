<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tags\NoScriptResponse;
use Frontage\Tests\WordPressTestCase;

/** Holds printed markup against recorded markup: as a document, text letter by letter. */
abstract class FormTestCase extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		FormRenderer::reset_page();
		$GLOBALS['wp_the_query'] = new \WP_Query(); // No page is being shown.
		wp_reset_query();
		unset( $GLOBALS['post'] );
		( new \ReflectionProperty( NoScriptResponse::class, 'responses' ) )->setValue( null, [] ); // Answers live as long as a request, here as long as a test.
		( new \ReflectionProperty( NoScriptResponse::class, 'shared_response' ) )->setValue( null, null );
	}

	/** A stored form; with an id the one it had on the recording site. */
	protected function make_form( string $template, string $settings = '', int $id = 0, string $title = 'Test' ): Form {
		if ( $id && ! get_post( $id ) ) {
			wp_insert_post( [ 'import_id' => $id, 'post_type' => FormFormat::POST_TYPE, 'post_status' => 'publish', 'post_title' => $title ] );
		}
		$form = ( new FormRepository() )->save( DefaultForm::create()->with( [ 'id' => $id, 'title' => $title, 'template' => $template, 'additional_settings' => $settings ] ) );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	/** The inside of the form element, as far as the template makes it: without the response box at the end. */
	protected static function body( string $html, bool $places_response = false ): string {
		$box = $places_response ? '' : '<div class="wpcf7-response-output" aria-hidden="true"></div>';
		self::assertSame( 1, preg_match( '~</fieldset>\n(.*?)' . $box . '\n</form>~s', $html, $match ), $html );
		return $match[1];
	}

	/** Passes when both are the same document; attribute order does not count. */
	protected static function assert_same_markup( string $expected, string $actual, string $message = '' ): void {
		self::assertSame( self::outline( $expected ), self::outline( $actual ), $message );
	}

	/** A document as lines: elements with sorted attributes, texts as they are. */
	private static function outline( string $html ): string {
		$html     = self::normal( $html );
		$document = new \DOMDocument();
		libxml_use_internal_errors( true );
		$document->loadHTML( '<!doctype html><meta charset="utf-8"><body>' . $html, LIBXML_NOWARNING );
		libxml_clear_errors();
		$body = $document->getElementsByTagName( 'body' )->item( 0 );
		self::assertInstanceOf( \DOMElement::class, $body );
		return self::lines( $body, '' );
	}

	/** What tokens, versions and days differ in, and what may be added. */
	private static function normal( string $html ): string {
		$html = (string) preg_replace( '~(name="_wpcf7_quiz_answer_[^"]+" value=")[^"]*~', '$1TOKEN', $html );
		$html = (string) preg_replace( '~ data-(?:island|props)="[^"]*"~', '', $html );
		// An answer's errors link to their fields, which the original does only where a tag has an id.
		$html = (string) preg_replace( [ '~(-ve-[^"]+">)<a href="#[^"]+-in-[^"]+"[^>]*>([^<]*)</a>~', '~ id="wpcf7-[^"]+-in-[^"]+"~', '~ data-field="[^"]*"~' ], [ '$1$2', '', '' ], $html );
		return (string) preg_replace( '~<span class="wpcf7-quiz-label">(?:Sky|Grass) color\?~', '<span class="wpcf7-quiz-label">Sky color?', $html );
	}

	private static function lines( \DOMNode $node, string $indent ): string {
		$lines = '';
		foreach ( $node->childNodes as $child ) {
			if ( $child instanceof \DOMElement ) {
				$attributes = [];
				foreach ( $child->attributes as $attribute ) {
					$attributes[] = $attribute->nodeName . '=' . json_encode( $attribute->nodeValue, JSON_UNESCAPED_UNICODE );
				}
				sort( $attributes );
				$lines .= $indent . $child->nodeName . ' ' . implode( ' ', $attributes ) . "\n" . self::lines( $child, $indent . '  ' );
			} else {
				$lines .= $indent . $child->nodeName . ' ' . json_encode( $child->nodeValue, JSON_UNESCAPED_UNICODE ) . "\n";
			}
		}
		return $lines;
	}

	/** Recorded days follow the day of the recording, 20 November 2026. */
	protected static function on_this_day( string $recorded ): string {
		$day = static fn ( string $phrase ): string => ( new \DateTimeImmutable( $phrase, wp_timezone() ) )->format( 'Y-m-d' );
		return strtr( $recorded, [ '2026-11-20' => $day( 'today' ), '2026-11-21' => $day( 'tomorrow' ), '2026-12-11' => $day( 'today+3 weeks' ) ] );
	}
}
