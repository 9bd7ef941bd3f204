<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;

require_once __DIR__ . '/FormTestCase.php';

/** The block names its form and holds none: core's synced patterns and copies of it are the same form. */
final class PatternTest extends FormTestCase {

	public function test_a_synced_pattern_and_a_copy_show_the_same_form_as_it_is_now(): void {
		$forms = new FormRepository();
		$form  = $forms->save( DefaultForm::create( 'en_US' )->with( [ 'template' => '[text before][submit]' ] ) );
		self::assertInstanceOf( Form::class, $form );
		$block   = '<!-- wp:frontage/contact-form ' . serialize_block_attributes( [ 'form' => substr( $form->hash, 0, 7 ), 'columns' => true ] ) . ' /-->';
		$pattern = wp_insert_post(
			[
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_title'   => 'Our form',
				'post_content' => $block,
			]
		);
		$page    = "<!-- wp:block {\"ref\":$pattern} /-->" . $block;

		self::assertSame( 2, substr_count( do_blocks( $page ), ' name="before"' ) );
		$forms->save( $form->with( [ 'template' => '[text after][submit]' ] ) );
		$html = do_blocks( $page );
		self::assertSame( 2, substr_count( $html, ' name="after"' ) );
		self::assertStringNotContainsString( ' name="before"', $html );
		self::assertSame( 2, substr_count( $html, 'fr-look-columns' ), 'A pattern keeps its look.' );
		self::assertSame( 2, preg_match_all( '/ id="(wpcf7-f[^"]+)"/', $html, $ids ) );
		self::assertCount( 2, array_unique( $ids[1] ), 'Each stands for itself on the page.' );
	}
}
