<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Tests\BlockTestCase;

/** Hostile attributes of blocks/forms/contact-form; that a form is shown is told elsewhere. */
final class BlockTest extends BlockTestCase {

	protected const BLOCK = 'frontage/contact-form';

	protected static function example( \WP_Block_Type $type ): array {
		$form = ( new FormRepository() )->save(
			DefaultForm::create( 'en_US' )->with(
				[
					'title'    => 'A form',
					'template' => '[text a][submit]',
				]
			)
		);
		self::assertInstanceOf( Form::class, $form );
		return [ 'form' => (string) $form->id ];
	}

	public function test_a_form_is_called_by_its_title(): void {
		FormRenderer::reset_page(); // The second form of a title on a page has a number.
		self::assertStringContainsString( 'aria-label="A form"', self::printed( self::example( \WP_Block_Type_Registry::get_instance()->get_registered( self::BLOCK ) ?? new \WP_Block_Type( self::BLOCK ) ) ) );
	}

	public function test_a_consent_says_without_script_that_it_is_required_unless_it_may_stay_empty(): void {
		foreach ( [ '' => 1, ' optional' => 0, ' invert' => 0 ] as $option => $times ) {
			$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'title' => 'A form', 'template' => "[acceptance a$option]Yes[/acceptance]" ] ) );
			self::assertInstanceOf( Form::class, $form );
			self::assertSame( $times, substr_count( self::printed( [ 'form' => (string) $form->id ] ), 'aria-required="true"' ), $option );
		}
	}
}
