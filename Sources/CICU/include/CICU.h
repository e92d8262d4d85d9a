#pragma once
#include "CICUFold.h"
#include "CICUMessages.h"
#include "CICUPattern.h"
#include "CICUScript.h"
#include "CICUSpellOut.h"
