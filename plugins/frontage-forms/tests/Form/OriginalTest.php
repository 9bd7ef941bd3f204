<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Document\FormFormat;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

require_once __DIR__ . '/FormTestCase.php';

/** While Contact Form 7 itself is active we stay out of its names. */
final class OriginalTest extends FormTestCase {

	private const BLOCK = 'contact-form-7/contact-form-selector';

	/** @var array<string, callable> */
	private array $shortcodes;

	protected function setUp(): void {
		parent::setUp();
		$this->shortcodes = $GLOBALS['shortcode_tags'];
	}

	protected function tearDown(): void {
		self::original_is_active( false );
		$GLOBALS['shortcode_tags'] = $this->shortcodes;
		ContactForm7Loader::register();
		FormFormat::register_post_type();
		parent::tearDown();
	}

	public function test_we_take_none_of_its_names(): void {
		self::original_is_active( true );
		foreach ( [ 'contact-form-7', 'contact-form' ] as $code ) {
			remove_shortcode( $code );
		}
		unregister_block_type( self::BLOCK );
		unregister_post_type( FormFormat::POST_TYPE );
		ContactForm7Loader::register();
		FormFormat::register_post_type();
		self::assertFalse( shortcode_exists( 'contact-form-7' ) );
		self::assertFalse( shortcode_exists( 'contact-form' ) );
		self::assertFalse( \WP_Block_Type_Registry::get_instance()->is_registered( self::BLOCK ) );
		self::assertFalse( post_type_exists( FormFormat::POST_TYPE ) );
		self::assertSame( [ 'frontage/v1' ], FormFormat::list_namespaces() );
	}

	public function test_it_says_who_may_do_what(): void {
		self::original_is_active( true );
		self::assertSame( [ 'manage_options' ], FormFormat::map_meta_cap( [ 'manage_options' ], FormFormat::CAP_EDIT ) );
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_rights_that_a_site_narrowed_for_it_stay_narrow(): void {
		define( 'WPCF7_ADMIN_READ_WRITE_CAPABILITY', 'manage_options' );
		$this->sign_in( 'editor' );
		self::assertTrue( current_user_can( FormFormat::CAP_READ_LIST ) );
		self::assertFalse( current_user_can( FormFormat::CAP_EDIT_LIST ) );
		$this->sign_in( 'administrator' );
		self::assertTrue( current_user_can( FormFormat::CAP_EDIT_LIST ) );
	}

	public function test_our_block_shows_what_its_shortcode_prints(): void {
		self::original_is_active( true );
		add_shortcode( 'contact-form-7', static fn ( array $given ): string => 'ORIGINAL ' . wp_json_encode( $given ) );
		$html = do_blocks( '<!-- wp:frontage/contact-form {"form":"147f359","htmlTitle":"Ask \u0022us\u0022 ]"} /-->' );
		self::assertStringContainsString( 'ORIGINAL {"id":"147f359","html_title":"Ask us "}', $html );
	}

	public function test_owners_are_told_who_prints_the_forms(): void {
		self::original_is_active( true );
		ContactForm7Loader::register();
		$told = static fn (): string => (string) wp_json_encode( apply_filters( 'frontage_first_minute', [] ) );
		self::assertStringNotContainsString( 'Contact Form 7 is active', $told() );
		$this->sign_in( 'administrator' );
		self::assertStringContainsString( 'Contact Form 7 is active', $told() );
		self::assertStringNotContainsString( 'Create first form', $told() );
	}

	/** A request that switches the original on finds no function, class or constant of its own already there. */
	public function test_it_can_be_activated_while_ours_runs(): void {
		$old = static fn ( string $name ): bool => str_starts_with( strtolower( $name ), 'wpcf7' );
		self::assertSame( [], array_filter( get_defined_functions()['user'], $old ) );
		self::assertSame( [], array_filter( get_declared_classes(), $old ) );
		self::assertSame( [], array_filter( array_keys( get_defined_constants() ), $old ) );
	}

	private static function original_is_active( bool $is ): void {
		( new \ReflectionProperty( FormFormat::class, 'original_is_active' ) )->setValue( null, $is );
	}
}
