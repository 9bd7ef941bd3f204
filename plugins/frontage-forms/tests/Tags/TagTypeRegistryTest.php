<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Tags;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Forms\TagTypes\Text\QuizToken;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** What fields hold at first, how their values are read, and what mails say of them. */
final class TagTypeRegistryTest extends FormTestCase {

	/** @return iterable<string, array{string, string}> */
	public static function defaults(): iterable {
		yield 'the address of the page'        => [ '[text a default:get "own"]', 'from get' ];
		yield 'what was posted'                => [ '[text b default:post "own"]', 'from post' ];
		yield 'the first source that has some' => [ '[text c default:get default:post default:shortcode_attr "own"]', 'from shortcode' ];
		yield 'no source has any'              => [ '[text d default:get default:post_meta "own"]', 'own' ];
		yield 'a property of the visitor'      => [ '[text e default:user_email "own"]', 'MY EMAIL' ];
		yield 'no secret of the visitor'       => [ '[text f default:user_pass "own"]', 'own' ];
		yield 'nor by its other name'          => [ '[text f default:user_user_pass "own"]', 'own' ];
		yield 'the page'                       => [ '[text colour default:post_meta "own"]', 'green' ];
		yield 'a hint is no value'             => [ '[text g placeholder "hint"]', '' ];
		yield 'a hint and a source'            => [ '[text a placeholder default:get "hint"]', 'from get' ];
	}

	#[DataProvider( 'defaults' )]
	public function test_a_field_begins_with( string $template, string $expected ): void {
		$this->sign_in( 'subscriber' );
		$post = (int) wp_insert_post( [ 'post_title' => 'Page', 'post_status' => 'publish' ] );
		add_post_meta( $post, 'colour', 'green' );
		$_GET  = [ 'a' => 'from%20 <b>get</b>' ];
		$_POST = [ 'b' => 'from post' ];
		$tag   = ( new Form( template: $template ) )->tags()[0];
		$html  = TagTypeRegistry::instance()->get( $tag->type )?->render( $tag, new RenderContext( new Form(), 'unit', $post, [ 'c' => 'from shortcode' ] ) );
		self::assertSame( 1, preg_match( '~ value="([^"]*)"~', (string) $html, $match ) );
		self::assertSame( strtr( $expected, [ 'MY EMAIL' => wp_get_current_user()->user_email ] ), $match[1] );
	}

	public function test_a_quiz_takes_its_answer_in_any_writing_for_a_day_and_its_own_form_only(): void {
		$form = new Form( id: 7, template: '[quiz q "Capital of France?|Paris &amp; more"]' );
		$quiz = TagTypeRegistry::instance()->get( 'quiz' );
		$tag  = $form->tags()[0];
		[ $question, $token ] = $quiz?->refill( $tag, $form )['quiz'];
		$answer = static fn ( string $text, string $token, Form $form ): ?string => $quiz->check( $tag, $form, $text, [ 'q' => $text, FormFormat::FIELD_QUIZ . 'q' => $token ] );
		self::assertSame( 'Capital of France?', $question );
		self::assertNull( $answer( "  pAriS & \u{3000}MORE ", $token, $form ) );
		$wrong = 'The answer to the quiz is incorrect.';
		self::assertSame( $wrong, $answer( 'Rome', $token, $form ) );
		self::assertSame( $wrong, $answer( 'Paris & more', $token, $form->with( [ 'id' => 8 ] ) ) );
		self::assertSame( $wrong, $answer( 'Paris & more', '', $form ) );
		self::assertFalse( QuizToken::is_correct( $token, $form, 'other', 'Paris & more' ) );
		$hour = (int) hexdec( substr( $token, 0, 8 ) );
		self::assertFalse( QuizToken::is_correct( sprintf( '%08x', $hour - 1 ) . substr( $token, 8 ), $form, 'q', 'Paris & more' ) );
		self::assertSame( $wrong, $quiz->check( $tag, $form, [ 'x' ], [ FormFormat::FIELD_QUIZ . 'q' => [ 'x' ] ] ) );
	}

	public function test_the_item_with_free_text_is_sent_as_label_and_text(): void {
		$tags  = ( new Form( template: '[checkbox a free_text "Known" "Other"][radio b free_text "Web" "Else"]' ) )->tags();
		$value = static fn ( FormTag $tag, mixed $raw, string $typed ): string|array|null => TagTypeRegistry::instance()->get( $tag->type )?->posted( $tag, $raw, [ FormFormat::FIELD_FREE_TEXT . $tag->name => $typed ] );
		self::assertSame( [ 'Known', 'Other my own' ], $value( $tags[0], [ 'Known', 'Other' ], ' my own ' ) );
		self::assertSame( [ 'Known' ], $value( $tags[0], [ 'Known' ], 'my own' ) );
		self::assertSame( 'Else mine', $value( $tags[1], 'Else', 'mine' ) );
		self::assertSame( 'Else', $value( $tags[1], 'Else', '' ) );
	}

	public function test_a_counter_counts_down_from_the_limit_that_the_tag_names(): void {
		$count = static function ( string $template ): string {
			preg_match( '~<span class="wpcf7-character-count.*?</span>~', ( new FormRenderer() )->render( new Form( template: $template ) ), $match );
			return $match[0] ?? '';
		};
		self::assertStringContainsString( 'data-starting-value="90" data-current-value="90" data-maximum-value="90">90<', $count( '[textarea a maxlength:90][count a down]' ) );
		self::assertStringContainsString( 'data-starting-value="0" data-current-value="0">0<', $count( '[textarea a][count a down]' ) );
		self::assertStringContainsString( 'data-starting-value="0" data-current-value="0" data-maximum-value="90" data-minimum-value="5">0<', $count( '[text a /90 minlength:5][count a]' ) );
	}

	public function test_mails_say_what_a_visitor_agreed_to(): void {
		$tag  = ( new Form( template: '[acceptance agree]I accept <b>all</b>[/acceptance]' ) )->tags()[0];
		$type = TagTypeRegistry::instance()->get( 'acceptance' );
		self::assertSame( 'Consented: I accept all', $type?->mail_value( $tag, '1' ) );
		self::assertSame( 'Consented: I accept <b>all</b>', $type?->mail_value( $tag, '1', html: true ) );
		self::assertSame( 'Not consented: I accept all', $type?->mail_value( $tag, '' ) );
	}

	public function test_what_a_template_says_cannot_leave_its_attribute(): void {
		$html = ( new FormRenderer() )->render( new Form( template: '[text a \'"><script>\'][select b \'"><script>\'][submit \'"><script>\'][quiz q \'<script>|1\'][textarea t]</textarea><script>[/textarea]' ), [ 'html_title' => '"><script>', 'html_class' => '"><script>', 'html_id' => '"><script>', 'html_name' => '"><script>' ] );
		self::assertStringNotContainsString( '<script>', $html );
	}

	public function test_an_add_on_brings_its_own_type(): void {
		$type = new class() extends \Frontage\Forms\Tags\TagType {
			public function render( FormTag $tag, RenderContext $view ): string {
				return '<b>' . esc_html( $tag->name ) . '</b>';
			}
		};
		$types = new TagTypeRegistry();
		$types->register( $type, 'stars', 'stars*' );
		$parser = new \Frontage\Forms\Form\FormTagParser( $types );
		self::assertSame( 'stars*', $parser->scan( '[stars* rating]' )[0]->type );
	}

	/** @return iterable<string, array{string, string, string|list<string>}> */
	public static function described_options(): iterable {
		$types = new TagTypeRegistry();
		\Frontage\Forms\TagTypes\BuiltInTagTypes::register( $types );
		foreach ( $types->descriptions() as $type => $described ) {
			foreach ( $described['options'] as $name => $option ) {
				yield "$name of $type" => [ $type, $name, $option['kind'] ];
			}
		}
	}

	/** @param string|list<string> $kind */
	#[DataProvider( 'described_options' )]
	public function test_an_option_that_editors_offer_does_something( string $type, string $name, string|array $kind ): void {
		$_GET   = [ 'a' => '2' ];
		$value  = match ( true ) {
			'switch' === $kind => '',
			'number' === $kind => ':7',
			'pick' === $kind   => ':2',
			is_array( $kind )  => ':' . $kind[0],
			default            => [ 'id' => ':own', 'class' => ':own', 'list' => ':own', 'min' => ':1', 'max' => ':3', 'step' => ':2', 'limit' => ':5mb', 'filetypes' => ':pdf', 'blacklist-types' => ':zip' ][ $name ],
		};
		$value  = 'date' === $type && in_array( $name, [ 'min', 'max' ], true ) ? ':today' : $value;
		$tag    = match ( $type ) {
			'acceptance'                  => '[acceptance a %s]I agree[/acceptance]',
			'reflection', 'output'        => "[$type a %s]",
			'count'                       => '[text a /90][count a %s]',
			'select', 'checkbox', 'radio' => "[$type a %s \"1\" \"2\"]",
			'quiz'                        => '[quiz a %s "q|1"]',
			'submit'                      => '[submit %s "Send"]',
			'date'                        => '[date a %s "2030-01-01"]',
			default                       => "[$type a %s \"1\"]",
		};
		$result = static function ( string $option ) use ( $tag ): array {
			FormRenderer::reset_page();
			$form = new Form( template: sprintf( $tag, $option ) );
			$tag  = array_slice( $form->tags(), -1 )[0];
			$html = TagTypeRegistry::instance()->get( $tag->type )?->render( $tag, new RenderContext( $form, 'unit' ) );
			return [ $html, $form->rules(), \Frontage\Forms\Logic\Consents::is_missing( $tag, [] ), \Frontage\Forms\Processing\AcceptanceConsent::has_storage_consent( $form, [] ) ];
		};
		self::assertNotEquals( $result( '' ), $result( $name . $value ) );
	}

	public function test_a_type_is_described_as_it_is_registered(): void {
		$all = TagTypeRegistry::instance()->descriptions();
		self::assertTrue( $all['text']['requirable'] && $all['text']['named'] );
		self::assertFalse( $all['radio']['requirable'] || $all['submit']['named'] );
		self::assertTrue( $all['acceptance']['content'] );
		self::assertArrayNotHasKey( 'stripe', $all );
	}
}
