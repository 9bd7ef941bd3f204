<?php

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Starter forms: complete documents in the editor's language, ready to be stored and changed. */
final class StarterForms {

	/** @return list<array{name: string, title: string, description: string, form: Form}> */
	public static function list_starters(): array {
		$starters = [
			EnquiryStarters::contact(),
			OrderStarters::quote(),
			EnquiryStarters::callback(),
			EnquiryStarters::department(),
			OrderStarters::booking(),
			ServiceStarters::appointment(),
			OrderStarters::event(),
			ServiceStarters::rsvp(),
			OrderStarters::order(),
			FeedbackStarters::newsletter(),
			FeedbackStarters::job(),
			ServiceStarters::file_drop(),
			EnquiryStarters::support(),
			ServiceStarters::return_request(),
			ServiceStarters::donation(),
			FeedbackStarters::feedback(),
			ServiceStarters::review(),
			FeedbackStarters::survey(),
			FeedbackStarters::quiz(),
			FeedbackStarters::blank(),
		];
		/**
		 * Filters the starter forms of the editor.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array{name: string, title: string, description: string, form: Form}> $starters
		 */
		$filtered       = apply_filters( 'frontage_forms_starters', $starters );
		$valid_starters = [];
		foreach ( is_array( $filtered ) ? $filtered : $starters as $starter ) {
			if ( self::is_starter( $starter ) ) {
				$valid_starters[] = $starter;
			}
		}
		return $valid_starters;
	}

	/** @phpstan-assert-if-true array{name: string, title: string, description: string, form: Form} $starter */
	private static function is_starter( mixed $starter ): bool {
		return is_array( $starter ) && is_string( $starter['name'] ?? null ) && is_string( $starter['title'] ?? null )
			&& is_string( $starter['description'] ?? null ) && ( $starter['form'] ?? null ) instanceof Form;
	}
}
