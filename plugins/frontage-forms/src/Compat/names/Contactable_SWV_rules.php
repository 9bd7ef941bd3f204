<?php
/** The rules of the format under the class names with which add-ons create them; our engine validates them all. */

// phpcs:disable Generic.Files.OneObjectStructurePerFile -- The classes are only names.

namespace Contactable\SWV;

defined( 'ABSPATH' ) || exit;

class RequiredRule extends Rule {
	const rule_name = 'required';
}

class RequiredFileRule extends Rule {
	const rule_name = 'requiredfile';
}

class EmailRule extends Rule {
	const rule_name = 'email';
}

class URLRule extends Rule {
	const rule_name = 'url';
}

class TelRule extends Rule {
	const rule_name = 'tel';
}

class NumberRule extends Rule {
	const rule_name = 'number';
}

class DateRule extends Rule {
	const rule_name = 'date';
}

class TimeRule extends Rule {
	const rule_name = 'time';
}

class FileRule extends Rule {
	const rule_name = 'file';
}

class EnumRule extends Rule {
	const rule_name = 'enum';
}

class DayofweekRule extends Rule {
	const rule_name = 'dayofweek';
}

class MinItemsRule extends Rule {
	const rule_name = 'minitems';
}

class MaxItemsRule extends Rule {
	const rule_name = 'maxitems';
}

class MinLengthRule extends Rule {
	const rule_name = 'minlength';
}

class MaxLengthRule extends Rule {
	const rule_name = 'maxlength';
}

class MinNumberRule extends Rule {
	const rule_name = 'minnumber';
}

class MaxNumberRule extends Rule {
	const rule_name = 'maxnumber';
}

class MinDateRule extends Rule {
	const rule_name = 'mindate';
}

class MaxDateRule extends Rule {
	const rule_name = 'maxdate';
}

class MinFileSizeRule extends Rule {
	const rule_name = 'minfilesize';
}

class MaxFileSizeRule extends Rule {
	const rule_name = 'maxfilesize';
}

class StepNumberRule extends Rule {
	const rule_name = 'stepnumber';
}

class AllRule extends CompositeRule {
	const rule_name = 'all';
}

/** Valid when one of its rules is. */
class AnyRule extends CompositeRule {

	const rule_name = 'any';

	public function validate( mixed $context ) {
		foreach ( $this->rules as $rule ) {
			if ( $rule->matches( $context ) && ! is_wp_error( $rule->validate( $context ) ) ) {
				return true;
			}
		}
		return $this->create_error();
	}
}

// phpcs:enable
