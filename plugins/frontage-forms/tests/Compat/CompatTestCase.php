<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** Tests of the names of Contact Form 7. They need a process of their own, since what is declared stays. */
abstract class CompatTestCase extends FormTestCase {

	protected function setUp(): void {
		ContactForm7Loader::declare_all();
		parent::setUp();
		CurrentForm::set_found( null );
	}

	protected function render_form( Form $form, string $shortcode = '' ): string {
		return '' === $shortcode ? ( new FormRenderer() )->render( $form ) : do_shortcode( $shortcode );
	}
}
